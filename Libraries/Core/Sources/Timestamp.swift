#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A moment as the API writes it: `2017-11-04T18:48:46.250Z`, in UTC and to the millisecond.
///
/// Kept as whole milliseconds, so that what was read is written again exactly.
public struct Timestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let millisecondsSince1970: Int64

    public init(millisecondsSince1970: Int64) {
        self.millisecondsSince1970 = millisecondsSince1970
    }

    public init(_ date: Date) {
        millisecondsSince1970 = Int64((date.timeIntervalSince1970 * 1000).rounded())
    }

    /// Reads the format above, with the fraction or without; anything else is `nil`.
    public init?(_ text: String) {
        guard let date = try? Date(text, strategy: Self.style(fraction: text.contains("."))) else { return nil }
        self.init(date)
    }

    public var date: Date { Date(timeIntervalSince1970: Double(millisecondsSince1970) / 1000) }

    public var description: String {
        let (seconds, milliseconds) = millisecondsSince1970.quotientAndRemainder(flooringBy: 1000)
        let wholeSeconds = Date(timeIntervalSince1970: Double(seconds)).formatted(Self.style(fraction: false))
        let fraction = String(milliseconds + 1000).dropFirst()
        return "\(wholeSeconds.dropLast()).\(fraction)Z"
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.millisecondsSince1970 < right.millisecondsSince1970
    }

    private static func style(fraction: Bool) -> Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: fraction)
    }
}

extension Int64 {
    fileprivate func quotientAndRemainder(flooringBy divisor: Int64) -> (Int64, Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
