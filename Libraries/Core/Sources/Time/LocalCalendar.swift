public import ChallengePlatform

/// The calendar in the time zone of the system.
public struct LocalCalendar: Sendable {
    public init() {}

    /// Returns the day of the date, up to the next midnight.
    public func day(of date: Date) -> Range<Timestamp> {
        Timestamp(startOfDay(0, before: date))..<Timestamp(startOfDay(-1, before: date))
    }

    /// Returns the week of the date, which begins on Monday as in ISO 8601.
    public func week(of date: Date) -> Range<Timestamp> {
        let monday = midnight(of: date, daysBefore: { ($0 + 6) % 7 })
        return Timestamp(monday)..<Timestamp(startOfDay(-7, before: monday))
    }

    /// Returns the start of the day that is the given number of days earlier; 0 is the day itself, -1 the next one.
    public func startOfDay(_ days: Int, before date: Date) -> Date { midnight(of: date, daysBefore: { _ in days }) }

    /// Returns the start of a day in ISO 8601, such as `2026-11-21`; `nil` for any other text.
    public func startOfDay(named name: String) -> Timestamp? {
        guard name.utf8.count == 10, let sameDayInUTC = Timestamp("\(name)T00:00:00Z") else { return nil }
        var seconds = time_t(sameDayInUTC.millisecondsSince1970 / 1000)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        parts.tm_isdst = -1
        return Timestamp(Date(timeIntervalSince1970: Double(mktime(&parts))))
    }

    /// Returns the local date in ISO 8601: `2026-11-21`.
    public func name(of date: Date) -> String {
        let parts = localTime(date)
        let digits = String((Int(parts.tm_year) + 1900) * 10_000 + Int(parts.tm_mon + 1) * 100 + Int(parts.tm_mday))
        return "\(digits.dropLast(4))-\(digits.suffix(4).prefix(2))-\(digits.suffix(2))"
    }

    /// Returns the local date and minute: `2026-11-21 19:40`.
    public func minute(of date: Date) -> String {
        let parts = localTime(date)
        let digits = String(10_000 + Int(parts.tm_hour) * 100 + Int(parts.tm_min))
        return "\(name(of: date)) \(digits.dropFirst().prefix(2)):\(digits.suffix(2))"
    }

    /// Returns the whole seconds since 1970, limited as those of a ``Timestamp``.
    private static func seconds(_ date: Date) -> time_t {
        time_t(Timestamp(date).millisecondsSince1970.flooredQuotient(by: 1000))
    }

    private func localTime(_ date: Date) -> tm {
        var seconds = Self.seconds(date)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return parts
    }

    /// Returns midnight of another day.
    ///
    /// `mktime` computes it, because a day can have 23 to 25 hours.
    private func midnight(of date: Date, daysBefore: (_ weekday: Int) -> Int) -> Date {
        var seconds = Self.seconds(date)
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return date }
        parts.tm_hour = 0
        parts.tm_min = 0
        parts.tm_sec = 0
        parts.tm_mday -= Int32(daysBefore(Int(parts.tm_wday)))
        parts.tm_isdst = -1
        return Date(timeIntervalSince1970: Double(mktime(&parts)))
    }
}
