@testable import ChallengeDoctor

/// A check that returns its findings, or hangs if it has none.
struct CheckMock: CheckContract {
    let id: String
    let title = "Part"
    private let findings: [Finding]?

    init(_ id: String, _ findings: [Finding]?) {
        self.id = id
        self.findings = findings
    }

    func run() async -> [Finding] {
        if let findings { return findings }
        // The stream never ends, as for a file of a lost network drive.
        let (events, event) = AsyncStream<Void>.makeStream()
        for await _ in events {}
        event.finish()
        return []
    }
}

extension Finding {
    static func stub(_ id: String, _ verdict: Verdict, _ message: String, command: String? = nil) -> Finding {
        Finding(id: id, verdict: verdict, message: message, command: command)
    }
}
