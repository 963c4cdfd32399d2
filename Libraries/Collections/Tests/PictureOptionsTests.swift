import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCollections

/// The wait for the picture of an item.
struct PictureOptionsTests {
    private let picture = DrawnPicture(columns: 1, rows: ["#"])

    @Test func `a picture that comes in time is shown`() async {
        #expect(await PictureOptions.inTime(SystemClock()) { picture } == picture)
    }

    @Test func `an item waits a second, and cancels its picture then`() async {
        let clock = ClockMock()

        let shown = await PictureOptions.inTime(clock) {
            // The picture never comes; the loop ends when its task is cancelled.
            while !Task.isCancelled { await Task.yield() }
            return picture
        }

        #expect(shown == nil && clock.sleeps == [.seconds(1)])
    }
}
