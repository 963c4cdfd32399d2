import ChallengeCore
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct SystemClockTests {
    private let sut = SystemClock()

    @Test("its calendar is the machine's")
    func now() {
        let before = Date()
        let now = sut.now

        #expect(before <= now && now <= Date())
    }

    @Test("its uptime grows by what a sleep takes")
    func uptime() async throws {
        let before = sut.uptime

        try await sut.sleep(for: .milliseconds(1))

        #expect(sut.uptime - before >= .milliseconds(1))
    }

    @Test("a cancelled sleep of a day ends at once")
    func cancelled() async {
        let task = Task { try await sut.sleep(for: .seconds(86_400)) }

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
