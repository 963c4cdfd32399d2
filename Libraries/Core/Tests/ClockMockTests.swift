import ChallengeCoreMocks
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct ClockMockTests {
    private let sut = ClockMock(now: Date(timeIntervalSince1970: 1000))

    @Test func `the time of the mock does not change without a call`() {
        #expect(sut.now == Date(timeIntervalSince1970: 1000))
        #expect(sut.now == sut.now)
        #expect(sut.uptime == .zero)
        #expect(sut.sleeps == [])
    }

    @Test func `advancing the mock changes date and uptime`() {
        sut.advance(by: .milliseconds(1500))

        #expect(sut.now == Date(timeIntervalSince1970: 1001.5))
        #expect(sut.uptime == .milliseconds(1500))
        #expect(sut.sleeps == [])
    }

    @Test func `a sleep ends at once and advances the mock by its duration`() async throws {
        try await sut.sleep(for: .seconds(60))
        try await sut.sleep(for: .seconds(5))

        #expect(sut.sleeps == [.seconds(60), .seconds(5)])
        #expect(sut.uptime == .seconds(65))
    }

    @Test func `a cancelled task does not sleep`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await sut.sleep(for: .seconds(60))
        }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sut.sleeps == [])
        #expect(sut.uptime == .zero)
    }
}
