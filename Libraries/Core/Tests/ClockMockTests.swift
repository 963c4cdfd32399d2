import ChallengeCoreMocks
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct ClockMockTests {
    private let sut = ClockMock(now: Date(timeIntervalSince1970: 1000))

    @Test("it stands still")
    func standsStill() {
        #expect(sut.now == Date(timeIntervalSince1970: 1000))
        #expect(sut.now == sut.now)
        #expect(sut.uptime == .zero)
        #expect(sut.sleeps == [])
    }

    @Test("told to, both calendar and uptime move on")
    func advance() {
        sut.advance(by: .milliseconds(1500))

        #expect(sut.now == Date(timeIntervalSince1970: 1001.5))
        #expect(sut.uptime == .milliseconds(1500))
        #expect(sut.sleeps == [])
    }

    @Test("whoever sleeps wakes at once, that much later")
    func sleep() async throws {
        try await sut.sleep(for: .seconds(60))
        try await sut.sleep(for: .seconds(5))

        #expect(sut.sleeps == [.seconds(60), .seconds(5)])
        #expect(sut.uptime == .seconds(65))
    }

    @Test("whoever is cancelled does not sleep")
    func cancelled() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await sut.sleep(for: .seconds(60))
        }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sut.sleeps == [])
        #expect(sut.uptime == .zero)
    }
}
