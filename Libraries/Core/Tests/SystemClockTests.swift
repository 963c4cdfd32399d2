import ChallengeCore
import ChallengePlatform
import Testing

struct SystemClockTests {
    private let sut = SystemClock()

    @Test func `the date is that of the machine`() {
        let before = Date()
        let now = sut.now

        #expect(before <= now && now <= Date())
    }

    @Test func `the uptime grows by the duration of a sleep`() async throws {
        let before = sut.uptime

        try await sut.sleep(for: .milliseconds(1))

        #expect(sut.uptime - before >= .milliseconds(1))
    }

    @Test func `a cancelled sleep of a day ends at once`() async {
        let task = Task { try await sut.sleep(for: .seconds(86_400)) }

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
