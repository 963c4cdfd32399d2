public import ChallengeCore
public import ChallengePlatform
import Synchronization

/// A clock whose time changes only by `advance(by:)` and `sleep(for:)`.
///
/// A sleep returns at once and advances the clock by its duration.
public final class ClockMock: ClockContract {
    private struct State {
        var now: Date
        var uptime: Duration = .zero
        var sleeps: [Duration] = []
    }

    private let state: Mutex<State>

    public init(now: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
        state = Mutex(State(now: now))
    }

    public var now: Date { state.withLock { $0.now } }

    public var uptime: Duration { state.withLock { $0.uptime } }

    /// The durations of all sleeps, in order.
    public var sleeps: [Duration] { state.withLock { $0.sleeps } }

    public func advance(by duration: Duration) {
        state.withLock {
            $0.now += duration / .seconds(1)
            $0.uptime += duration
        }
    }

    public func sleep(for duration: Duration) async throws(CancellationError) {
        if Task.isCancelled { throw CancellationError() }
        state.withLock { $0.sleeps.append(duration) }
        advance(by: duration)
    }
}
