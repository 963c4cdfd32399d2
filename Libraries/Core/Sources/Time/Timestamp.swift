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

    public var description: String { "\(wholeSecond).\(Self.digits(split.milliseconds, 3))Z" }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.millisecondsSince1970 < right.millisecondsSince1970
    }

    private var wholeSecond: String {
        let time = split.seconds - split.days * 86_400
        let clock = [time / 3600, time / 60 % 60, time % 60].map { Self.digits($0, 2) }.joined(separator: ":")
        let day = CivilDay(daysSince1970: split.days)
        return "\(Self.digits(day.year, 4))-\(Self.digits(day.month, 2))-\(Self.digits(day.day, 2))T\(clock)"
    }

    private var split: (days: Int64, seconds: Int64, milliseconds: Int64) {
        let seconds = millisecondsSince1970.flooredQuotient(by: 1000)
        return (seconds.flooredQuotient(by: 86_400), seconds, millisecondsSince1970 - seconds * 1000)
    }

    private static func digits(_ number: Int64, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
