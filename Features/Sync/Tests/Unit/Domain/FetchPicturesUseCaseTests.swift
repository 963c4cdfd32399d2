import ChallengeCore
import Synchronization
import Testing

@testable import ChallengeSync

struct FetchPicturesUseCaseTests {
    /// The pictures of a server, of which some are stored.
    private final class Pictures: Sendable {
        private struct State {
            var stored: Set<String>
            var fetched: [String] = []
            var waiting: [CheckedContinuation<Void, Never>] = []
        }

        private let state: Mutex<State>
        private let failing: Set<String>

        init(stored: Set<String> = [], failing: Set<String> = []) {
            state = Mutex(State(stored: stored))
            self.failing = failing
        }

        var fetched: [String] { state.withLock { $0.fetched.sorted() } }

        func source(_ addresses: [String], collection: String = "characters") -> PictureSource {
            let fetch = { @Sendable (address: String) async -> PictureSource.Arrival in
                let isStored = self.state.withLock { $0.stored.contains(address) }
                if isStored { return .stored }
                self.state.withLock { $0.fetched.append(address) }
                if self.failing.contains(address) { return .failed(.fetchFailed(.failed(.serverError(status: 503)))) }
                self.state.withLock { _ = $0.stored.insert(address) }
                return .fetched
            }
            return PictureSource(collection, addresses: { addresses }, fetch: fetch)
        }
    }

    /// Returns a source whose fetches wait until `group` of them are running, and which counts those that are running.
    private func source(_ count: Int, inGroupsOf group: Int, mostRunning: Counter) -> PictureSource {
        let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
        let fetch = { @Sendable (_: String) async -> PictureSource.Arrival in
            mostRunning.begin()
            await withCheckedContinuation { continuation in
                let ready = waiting.withLock { waiting in
                    waiting.append(continuation)
                    guard waiting.count == group else { return [CheckedContinuation<Void, Never>]() }
                    defer { waiting = [] }
                    return waiting
                }
                for continuation in ready { continuation.resume() }
            }
            mostRunning.end()
            return .fetched
        }
        return PictureSource("characters", addresses: { (1...count).map { "\($0)" } }, fetch: fetch)
    }

    /// The number of fetches that are running, and the largest one.
    private final class Counter: Sendable {
        private let state = Mutex((running: 0, most: 0))

        var most: Int { state.withLock { $0.most } }

        func begin() {
            state.withLock { state in
                state.running += 1
                state.most = max(state.most, state.running)
            }
        }

        func end() { state.withLock { $0.running -= 1 } }
    }

    private func run(_ sources: [PictureSource], for names: String...) async -> PictureReport {
        await FetchPicturesUseCase(sources: sources).execute(for: names.map { .stub($0) }) { _ in }
    }

    @Test func `stored pictures are skipped, so that the next sync continues`() async {
        let pictures = Pictures(stored: ["a"], failing: ["c"])
        let source = pictures.source(["a", "b", "c", "d"])

        let first = await run([source], for: "characters")
        let second = await run([source], for: "characters")

        let failure = PictureFailure.fetchFailed(.failed(.serverError(status: 503)))
        #expect(first == PictureReport(fetched: 2, stored: 1, failed: 1, failure: failure))
        #expect(first.error == .picturesFailed(1, of: 4, failure))
        #expect(second == PictureReport(fetched: 0, stored: 3, failed: 1, failure: failure))
        #expect(pictures.fetched == ["b", "c", "c", "d"])
    }

    @Test func `a picture of several items is fetched once`() async {
        let pictures = Pictures()

        let report = await run([pictures.source(["a", "b", "a"])], for: "characters")

        #expect(report == PictureReport(fetched: 2))
        #expect(report.error == nil)
    }

    @Test func `only pictures of the synced collections are fetched`() async {
        let pictures = Pictures()
        let sources = [pictures.source(["a"]), pictures.source(["b"], collection: "episodes")]

        let report = await run(sources, for: "episodes", "locations")

        #expect(report == PictureReport(fetched: 1))
        #expect(pictures.fetched == ["b"])
    }

    @Test func `the failure of the first picture is reported`() {
        var report = PictureReport()

        report.add(.failed(.storageFailed(.full)))
        report.add(.withoutRoom)
        report.add(.failed(.fetchFailed(.cancelled)))

        #expect(report.error == .picturesFailed(2, of: 3, .storageFailed(.full)) && report.withoutRoom == 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `eight pictures are fetched at the same time, and not more`() async {
        let counter = Counter()

        let report = await run([source(24, inGroupsOf: 8, mostRunning: counter)], for: "characters")

        #expect(report == PictureReport(fetched: 24))
        #expect(counter.most == 8)
    }

    @Test func `the progress has the number of all pictures`() async {
        let steps = Mutex<[SyncProgress]>([])
        let pictures = Pictures(stored: ["a"], failing: ["b"]).source((1...12).map { "\($0)" } + ["a", "b"])

        _ = await FetchPicturesUseCase(sources: [pictures]).execute(for: [.stub("characters")]) { step in
            steps.withLock { $0.append(step) }
        }

        let counts = (0..<14).map { max(0, $0 - 7) } + Array(7...14)
        #expect(steps.withLock { $0 } == counts.map { SyncProgress(fetched: $0, all: 14) })
    }
}
