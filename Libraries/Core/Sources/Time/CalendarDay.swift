/// A date without a time of day and a time zone.
public struct CalendarDay: Hashable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int

    /// The first day of the calendar: `0001-01-01`.
    public static let first = CalendarDay()

    private init() { (year, month, day) = (1, 1, 1) }

    /// Returns `nil` for a date that does not exist.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads a day in ISO 8601, such as `2013-12-02`; returns `nil` for any other text.
    public init?(_ text: String) {
        let numbers = text.utf8.count == 10 ? text.split(separator: "-").compactMap { Int($0) } : []
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        guard description.isBytewiseEqual(to: text) else { return nil }
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        default: 31
        }
    }
}

extension CalendarDay: CustomStringConvertible {
    /// The date in the format of ISO 8601: `2013-12-02`.
    public var description: String {
        let digits = "\(year * 10_000 + month * 100 + day)"
        let padded = String(repeating: "0", count: 8 - digits.count) + digits
        return "\(padded.prefix(4))-\(padded.dropFirst(4).prefix(2))-\(padded.suffix(2))"
    }
}
