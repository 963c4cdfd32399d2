import ChallengeCore
import ChallengeResources

/// A use case that runs all checks, each for a limited time, and on request mends what can be mended without a
/// loss.
struct ExamineUseCase: Sendable {
    static let usualTimeLimit = Duration.seconds(20)

    let checks: [any CheckContract]
    let clock: any ClockContract
    var timeLimit = Self.usualTimeLimit

    /// Calls `report` with the findings of each check, in the order of the checks.
    ///
    /// - Parameter isFixing: `true` to mend what has a fix. The checks then run one after the other, because a fix can
    ///   change what the next check finds.
    func execute(fixing isFixing: Bool, report: ([Finding]) throws -> Void) async throws {
        if isFixing {
            for check in checks { try report(await mend(check)) }
        } else {
            let running = checks.map { check in Task { await findings(of: check) } }
            for task in running { try report(await task.value) }
        }
    }

    private func findings(of check: any CheckContract) async -> [Finding] {
        await limited { await check.run() } ?? [
            Finding(check.id, .warning, "\(check.title): " + "doctor.unfinished %@".localized(timeLimit.localizedText))
        ]
    }

    /// Runs the fixes of the findings and the check again, until every fix has run.
    ///
    /// A fix can lead to another finding: rows that become valid can be in the wrong list.
    private func mend(_ check: any CheckContract) async -> [Finding] {
        var found = await findings(of: check)
        var fixed: [Finding] = []
        var failures: [String: String] = [:]
        while true {
            let done = Set(fixed.map(\.id) + failures.keys)
            let fixable = found.filter { $0.fix != nil && !done.contains($0.id) }
            if fixable.isEmpty { break }
            for finding in fixable {
                guard let fix = finding.fix else { continue }
                switch await limited({ await Self.result(of: fix) }) {
                case .success(let message): fixed.append(Finding(finding.id, .fixed, message))
                case .failure(let failure): failures[finding.id] = failure.localizedText
                case nil: failures[finding.id] = "doctor.unfinished %@".localized(timeLimit.localizedText)
                }
            }
            found = await findings(of: check)
        }
        let identifiers = Set(fixed.map(\.id))
        let remaining = found.filter { $0.verdict != .ok || !identifiers.contains($0.id) }
        return fixed
            + remaining.map { finding in
                failures[finding.id].map { finding.adding("doctor.fixFailed %@".localized($0)) } ?? finding
            }
    }

    private static func result(of fix: Finding.Fix) async -> Result<String, StorageFailure> {
        do {
            return .success(try await fix())
        } catch {
            return .failure(error)
        }
    }

    /// Returns the result of the work, or `nil` after the time limit; the work may then still be running.
    private func limited<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value? {
        let (results, result) = AsyncStream<Value?>.makeStream()
        let task = Task { result.yield(await work()) }
        let timer = Task {
            if (try? await clock.sleep(for: timeLimit)) != nil { result.yield(nil) }
        }
        defer {
            task.cancel()
            timer.cancel()
        }
        return await results.first { _ in true } ?? nil
    }
}
