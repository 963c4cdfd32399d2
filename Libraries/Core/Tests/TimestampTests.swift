import ChallengeCore
import ChallengeCoreMocks
import Foundation
import Testing

struct TimestampTests {
    @Test(arguments: [
        ("2017-11-04T18:48:46.250Z", Int64(1_509_821_326_250)), ("1970-01-01T00:00:00.000Z", 0),
        ("1969-12-31T23:59:59.999Z", -1), ("2000-02-29T12:00:00.001Z", 951_825_600_001),
    ])
    func aMomentIsReadAndWrittenExactly(text: String, milliseconds: Int64) throws {
        let timestamp = try #require(Timestamp(text))

        #expect(timestamp.millisecondsSince1970 == milliseconds)
        #expect(timestamp.description == text)
        #expect(Timestamp(timestamp.date) == timestamp)
    }

    @Test func everyMomentComesBack() {
        for step in 0..<2000 {
            let timestamp = Timestamp(millisecondsSince1970: Int64(step) * 1_234_567_891 - 500_000_000_000)
            #expect(Timestamp(timestamp.description) == timestamp)
        }
    }

    @Test func theFractionMayBeMissing() {
        #expect(Timestamp("2017-11-04T18:48:46Z")?.description == "2017-11-04T18:48:46.000Z")
    }

    @Test(arguments: [
        "", "yesterday", "2017-11-04", "2017-13-04T18:48:46.250Z", "December 2, 2013", "2017-02-30T18:48:46.250Z",
        "2017-11-04T18:48:46.250Z and more", "2017-11-04T18:48:46Z.",
    ])
    func whatIsNoMomentIsNone(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test func momentsAreInOrder() {
        #expect(Timestamp(millisecondsSince1970: -1) < Timestamp(millisecondsSince1970: 0))
    }

    @Test func aValueIsFreshUntilItsMaximumAge() {
        let clock = ClockMock()
        let sut = Freshness(maximumAge: .seconds(60), clock: clock)

        #expect(sut.now == clock.now)
        #expect(sut.isFresh(clock.now))
        #expect(sut.isFresh(clock.now.addingTimeInterval(-59.9)))
        #expect(!sut.isFresh(clock.now.addingTimeInterval(-60)))
        #expect(!sut.isFresh(clock.now.addingTimeInterval(1)))
        #expect(sut.age(of: clock.now.addingTimeInterval(-90)) == .seconds(90))
        #expect(sut.age(of: clock.now.addingTimeInterval(90)) == .zero)
        #expect(!Freshness(maximumAge: .zero, clock: clock).isFresh(clock.now))
    }

    @Test func theSystemClockMoves() async throws {
        let sut = SystemClock()
        let (now, uptime) = (sut.now, sut.uptime)

        try await sut.sleep(for: .milliseconds(2))

        #expect(sut.uptime - uptime >= .milliseconds(2))
        #expect(sut.now > now)
    }

    @Test func aSleepIsCancelledWithItsTask() async {
        let task = Task { try await SystemClock().sleep(for: .seconds(3600)) }

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func sleepingOnAMockMovesItsTime() async throws {
        let sut = ClockMock(now: Date(timeIntervalSince1970: 100))

        try await sut.sleep(for: .seconds(5))
        sut.advance(by: .seconds(1))

        #expect(sut.now == Date(timeIntervalSince1970: 106))
        #expect(sut.uptime == .seconds(6))
        #expect(sut.sleeps == [.seconds(5)])
    }

    @Test func aCallThatNobodyConfiguredIsAFailure() throws {
        let sut = MockedCall<Int, String, PolicyWorld.Failure>(
            "call", unconfigured: .unavailable, sourceLocation: #_sourceLocation)

        withKnownIssue {
            #expect(throws: PolicyWorld.Failure.unavailable) { try sut(1) }
        }
        sut.answer(.success("a"))

        #expect(try sut(2) == "a")
        #expect(sut.inputs == [1, 2])
        #expect(sut.callCount == 2)
        #expect(sut.lastInput == 2)
    }
}
