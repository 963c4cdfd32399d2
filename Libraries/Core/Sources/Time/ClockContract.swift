#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Time, as far as the program looks at it: tests bring their own.
public protocol ClockContract: Sendable {
    /// What a calendar shows. It jumps when somebody sets it, so it dates things and measures nothing.
    var now: Date { get }

    /// Time since some fixed moment. It never jumps, so deadlines are measured with it.
    var uptime: Duration { get }

    func sleep(for duration: Duration) async throws(CancellationError)
}

/// The clock of the machine.
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
