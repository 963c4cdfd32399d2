#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The time for which a server asked its clients to wait.
public struct AnnouncedWait: Equatable, Sendable, Codable {
    /// The part of the wait that was left when the request failed.
    public let duration: Duration
    public let end: Date

    public init(_ duration: Duration, from now: Date) {
        self.duration = duration
        end = now + duration / .seconds(1)
    }

    /// The end, rounded up to a whole minute.
    public var endMinute: Date {
        Date(timeIntervalSince1970: (end.timeIntervalSince1970 / 60).rounded(.up) * 60)
    }

    /// The whole seconds, rounded up: a caller that waits this long does not come too early.
    var seconds: Int { Int((duration / .seconds(1)).rounded(.up)) }
}
