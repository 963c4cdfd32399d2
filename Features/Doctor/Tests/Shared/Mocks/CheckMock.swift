import Synchronization

@testable import ChallengeDoctor

/// A check that returns the next of its lists of findings in each run; after the last one, it hangs.
final class CheckMock: CheckContract {
    let id: String
    let title = "Part"
    private let runs: Mutex<[[Finding]]>

    init(_ id: String, _ runs: [Finding]...) {
        self.id = id
        self.runs = Mutex(runs)
    }

    func run() async -> [Finding] {
        if let findings = runs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return findings }
        // The continuation is never resumed, as for a file of a lost network drive.
        let (events, event) = AsyncStream<Void>.makeStream()
        for await _ in events {}
        event.finish()
        return []
    }
}
