@testable import ChallengeDoctor

extension CheckContract {
    /// The findings with another verdict than `ok`, as `id verdict: message command`.
    var alarms: [String] {
        get async {
            await run().filter { $0.verdict != .ok }.map {
                "\($0.id) \($0.verdict.rawValue): \($0.message) \($0.command ?? "-")"
            }
        }
    }

    /// Fixes everything that can be fixed, and returns the sentences about the changes.
    func fix() async throws -> [String] {
        var changes: [String] = []
        for finding in await run() {
            if let fix = finding.fix { changes.append(try await fix()) }
        }
        return changes
    }
}
