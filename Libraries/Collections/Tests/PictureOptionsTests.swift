import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Synchronization
import Testing

@testable import ChallengeCollections

/// The wait for the picture of an item.
struct PictureOptionsTests {
    private let picture = DrawnPicture(columns: 1, rows: ["#"])

    @Test func `a picture that comes in time is shown, and one that is missing is not late`() async {
        let late = Mutex(0)

        #expect(
            await PictureOptions.inTime(SystemClock()) {
                picture
            } late: {
                late.withLock { $0 += 1 }
            } == picture)
        #expect(
            await PictureOptions.inTime(SystemClock()) {
                nil
            } late: {
                late.withLock { $0 += 1 }
            } == nil)
        #expect(late.withLock { $0 } == 0)
    }

    @Test func `an item waits a second, and then its late picture is fetched without it`() async {
        let clock = ClockMock()
        let late = Mutex(0)

        let shown = await PictureOptions.inTime(clock) {
            // The picture never comes; the loop ends when its task is cancelled.
            while !Task.isCancelled { await Task.yield() }
            return picture
        } late: {
            late.withLock { $0 += 1 }
        }

        #expect(shown == nil && clock.sleeps == [.seconds(1)] && late.withLock { $0 } == 1)
    }
}
