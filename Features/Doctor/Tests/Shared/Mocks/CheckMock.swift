@testable import ChallengeDoctor

/// A check that returns its findings.
struct CheckMock: CheckContract {
    let id = "a"
    let title = "Part"
    let findings: [Finding]

    func run() async -> [Finding] { findings }
}

extension Finding {
    static func stub(_ id: String, _ verdict: Verdict, _ message: String, command: String? = nil) -> Finding {
        Finding(id: id, verdict: verdict, message: message, command: command)
    }
}
