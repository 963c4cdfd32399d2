public import ChallengePlatform

/// A time in milliseconds, which is written in the format of the API: `2017-11-04T18:48:46.250Z`, in UTC.
///
/// A time in this format is written exactly as it was read.
public struct Timestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
    private static let limit: Int64 = 1_000_000_000_000_000

    public let millisecondsSince1970: Int64

    /// Limits the time to 30,000 years, because a damaged file and a file system can contain any number.
    public init(millisecondsSince1970: Int64) {
        self.millisecondsSince1970 = min(Self.limit, max(-Self.limit, millisecondsSince1970))
    }

    /// Rounds the date to milliseconds, and limits it in the same way.
    public init(_ date: Date) {
        let limit = Double(Self.limit)
        millisecondsSince1970 = Int64(min(limit, max(-limit, date.timeIntervalSince1970 * 1000)).rounded())
    }

    /// Reads a time of ISO 8601 with its offset from UTC, such as `2017-11-04T19:48:46.25+01:00`; returns `nil` for any
    /// other text.
    ///
    /// A fraction has one to nine digits, and those after the milliseconds are dropped.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20 else { return nil }
        func number(_ digits: Range<Int>) -> Int64 { bytes[digits].reduce(0) { $0 * 10 + Int64($1) - 48 } }
        let day = CivilDay(year: number(0..<4), month: number(5..<7), day: number(8..<10))
        let seconds = day.daysSince1970 * 86_400 + number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19)
        // Refuses text in other formats and days that do not exist: only a valid text is written exactly as it was
        // read.
        guard Timestamp(millisecondsSince1970: seconds * 1000).wholeSecond.utf8.elementsEqual(bytes[..<19]) else {
            return nil
        }
        var rest = bytes[19...]
        guard let milliseconds = rest.removeMilliseconds(), let offset = rest.secondsFromUTC,
            Self.hasFourDigitYear(seconds - offset)
        else { return nil }
        self.init(millisecondsSince1970: (seconds - offset) * 1000 + milliseconds)
    }

    /// Returns `false` for a time whose year in UTC cannot be written with four digits.
    private static func hasFourDigitYear(_ seconds: Int64) -> Bool {
        (0...9999).contains(CivilDay(daysSince1970: seconds.flooredQuotient(by: 86_400)).year)
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

extension ArraySlice<UInt8> {
    /// Removes the fraction at the beginning and returns its milliseconds: 0 without a fraction, `nil` for an invalid
    /// one.
    fileprivate mutating func removeMilliseconds() -> Int64? {
        guard first == UInt8(ascii: ".") else { return 0 }
        let digits = dropFirst().prefix(while: \.isDigit)
        guard (1...9).contains(digits.count) else { return nil }
        removeFirst(digits.count + 1)
        let milliseconds = digits.prefix(3).number
        return [milliseconds * 100, milliseconds * 10, milliseconds][Swift.min(digits.count, 3) - 1]
    }

    /// The offset `Z`, `+01:00`, `+0100` or `+01` in seconds; `nil` for other text.
    fileprivate var secondsFromUTC: Int64? {
        if elementsEqual("Z".utf8) { return 0 }
        guard let sign = first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        var digits = dropFirst()
        if digits.count == 5, digits[digits.startIndex + 2] == UInt8(ascii: ":") {
            digits.remove(at: digits.startIndex + 2)
        }
        guard digits.count == 2 || digits.count == 4, digits.allSatisfy(\.isDigit) else { return nil }
        let (hours, minutes) = (digits.prefix(2).number, digits.dropFirst(2).number)
        guard hours < 24, minutes < 60 else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private var number: Int64 { reduce(0) { $0 * 10 + Int64($1) - 48 } }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// A day of the Gregorian calendar.
///
/// Foundation's formatters are not used, because they load the time zone of the system. That takes longer than the
/// conversion of all dates of a command.
struct CivilDay {
    let year: Int64
    let month: Int64
    let day: Int64
}

extension CivilDay {
    /// Computes the date from the number of days.
    ///
    /// The computation uses eras of 400 years and years that begin in March, so that a leap day is the last day of its
    /// year.
    init(daysSince1970: Int64) {
        let days = daysSince1970 + Self.daysFromMarch0To1970
        let era = days.flooredQuotient(by: Self.daysOfEra)
        let dayOfEra = days - era * Self.daysOfEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    var daysSince1970: Int64 {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let era = yearFromMarch.flooredQuotient(by: 400)
        let yearOfEra = yearFromMarch - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysOfEra + dayOfEra - Self.daysFromMarch0To1970
    }

    private static let daysOfEra: Int64 = 146_097

    /// The number of days from 1 March of the year 0 to 1 January 1970.
    private static let daysFromMarch0To1970: Int64 = 719_468
}

extension Int64 {
    /// Returns the quotient, rounded down for negative numbers, too.
    func flooredQuotient(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
