import ChallengeCore
import ChallengeResources

/// A use case that runs all checks at once, each for a limited time.
struct ExamineUseCase: Sendable {
    private static let timeLimit = Duration.seconds(20)

    let checks: [any CheckContract]
    let clock: any ClockContract

    /// Calls `report` with the findings of each check, in the order of the checks.
    func execute(report: ([Finding]) throws -> Void) async throws {
        let running = checks.map { check in Task { await findings(of: check) } }
        for task in running { try report(await task.value) }
    }

    /// Returns the findings of a check, or a warning after the time limit; the check may then still be running.
    private func findings(of check: any CheckContract) async -> [Finding] {
        let (results, result) = AsyncStream<[Finding]>.makeStream()
        let task = Task { result.yield(await check.run()) }
        let timer = Task {
            guard (try? await clock.sleep(for: Self.timeLimit)) != nil else { return }
            let sentence = "doctor.unfinished %@".localized(Self.timeLimit.localizedText)
            result.yield([
                Finding(id: check.id, verdict: .warning, message: "\(check.title): \(sentence)", command: nil)
            ])
        }
        defer {
            task.cancel()
            timer.cancel()
        }
        return await results.first { _ in true } ?? []
    }
}
