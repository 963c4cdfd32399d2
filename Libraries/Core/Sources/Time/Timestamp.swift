#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A time in the format of the API: `2017-11-04T18:48:46.250Z`, in UTC with milliseconds.
///
/// The value is a whole number of milliseconds, so that it is written exactly as it was read.
public struct Timestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let millisecondsSince1970: Int64

    public init(millisecondsSince1970: Int64) {
        self.millisecondsSince1970 = millisecondsSince1970
    }

    /// Rounds the date to milliseconds and limits it, because a damaged file can contain any number.
    public init(_ date: Date) {
        let limit = 1e15
        millisecondsSince1970 = Int64(min(limit, max(-limit, date.timeIntervalSince1970 * 1000)).rounded())
    }

    /// Reads the format above, with or without the fraction; returns `nil` for any other text.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let fraction = bytes.count == 24
        guard fraction || bytes.count == 20 else { return nil }
        func number(_ digits: Range<Int>) -> Int64 { bytes[digits].reduce(0) { $0 * 10 + Int64($1) - 48 } }
        let day = CivilDay(year: number(0..<4), month: number(5..<7), day: number(8..<10))
        let seconds = day.daysSince1970 * 86_400 + number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19)
        self.init(millisecondsSince1970: seconds * 1000 + (fraction ? number(20..<23) : 0))
        // Refuses text in other formats and days that do not exist: only a valid text is written exactly as it was
        // read.
        guard text == (fraction ? description : wholeSecond + "Z") else { return nil }
    }

    public var date: Date { Date(timeIntervalSince1970: Double(millisecondsSince1970) / 1000) }

    public var description: String {
        var text = wholeSecond
        Self.append(".", split.milliseconds, digits: 3, to: &text)
        return text + "Z"
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.millisecondsSince1970 < right.millisecondsSince1970
    }

    private var wholeSecond: String {
        let (days, seconds, _) = split
        let time = seconds - days * 86_400
        let day = CivilDay(daysSince1970: days)
        var text = ""
        text.reserveCapacity(24)
        Self.append("", day.year, digits: 4, to: &text)
        Self.append("-", day.month, digits: 2, to: &text)
        Self.append("-", day.day, digits: 2, to: &text)
        Self.append("T", time / 3600, digits: 2, to: &text)
        Self.append(":", time / 60 % 60, digits: 2, to: &text)
        Self.append(":", time % 60, digits: 2, to: &text)
        return text
    }

    private var split: (days: Int64, seconds: Int64, milliseconds: Int64) {
        let seconds = millisecondsSince1970.flooredQuotient(by: 1000)
        return (seconds.flooredQuotient(by: 86_400), seconds, millisecondsSince1970 - seconds * 1000)
    }

    /// Appends the sign and the number with at least this number of digits.
    ///
    /// A list has a time in each row, so no intermediate texts are made.
    private static func append(_ sign: String, _ number: Int64, digits count: Int, to text: inout String) {
        text += sign
        let digits = String(number)
        for _ in 0..<max(0, count - digits.utf8.count) { text += "0" }
        text += digits
    }
}
