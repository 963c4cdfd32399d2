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

    /// The millisecond nearest to the date; one beyond all calendars, as a damaged file may hold, is drawn in.
    public init(_ date: Date) {
        let limit = 1e15
        millisecondsSince1970 = Int64(min(limit, max(-limit, date.timeIntervalSince1970 * 1000)).rounded())
    }

    /// Reads the format above, with the fraction or without; anything else is `nil`.
    public init?(_ text: String) {
        let fraction = text.contains(".")
        guard let date = try? Date(text, strategy: Self.style(fraction: fraction)) else { return nil }
        self.init(date)
        // The parser stops where it has enough, and takes the 30th of February for a day of March.
        guard text == (fraction ? description : wholeSecond) else { return nil }
    }

    public var date: Date { Date(timeIntervalSince1970: Double(millisecondsSince1970) / 1000) }

    public var description: String {
        let fraction = String(split.milliseconds + 1000).dropFirst()
        return "\(wholeSecond.dropLast()).\(fraction)Z"
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.millisecondsSince1970 < right.millisecondsSince1970
    }

    private var wholeSecond: String {
        Date(timeIntervalSince1970: Double(split.seconds)).formatted(Self.style(fraction: false))
    }

    private var split: (seconds: Int64, milliseconds: Int64) {
        let (seconds, milliseconds) = millisecondsSince1970.quotientAndRemainder(dividingBy: 1000)
        return milliseconds < 0 ? (seconds - 1, milliseconds + 1000) : (seconds, milliseconds)
    }

    private static func style(fraction: Bool) -> Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: fraction)
    }
}
