public import ChallengePlatform

/// A source of time that tests can replace.
public protocol ClockContract: Sendable {
    /// The current date and time of the system.
    ///
    /// It jumps when the user sets the clock, so durations are measured with ``uptime``.
    var now: Date { get }

    /// The time since a fixed moment.
    ///
    /// It never jumps, so deadlines are measured with it.
    var uptime: Duration { get }

    func sleep(for duration: Duration) async throws(CancellationError)
}

public struct SystemClock: ClockContract {
    private let origin = ContinuousClock.now

    public init() {}

    public var now: Date { Date() }

    public var uptime: Duration { origin.duration(to: .now) }

    public func sleep(for duration: Duration) async throws(CancellationError) {
        do {
            try await Task.sleep(for: duration)
        } catch {
            throw CancellationError()
        }
    }
}
