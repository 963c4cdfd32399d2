#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A time in which a server does not want to be asked.
public struct AnnouncedWait: Equatable, Sendable, Codable {
    /// The part of the wait that was left when the request failed.
    public let duration: Duration
    public let end: Date

    public init(_ duration: Duration, from now: Date) {
        self.duration = duration
        end = now + duration / .seconds(1)
    }

    /// The whole seconds, rounded up: a caller that waits this long does not come too early.
    var seconds: Int { Int((duration / .seconds(1)).rounded(.up)) }
}
