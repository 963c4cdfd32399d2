import ChallengeCore
import Foundation
import Testing

struct LocalCalendarTests {
    private let sut = LocalCalendar()

    private func parts(_ date: Date) -> tm {
        var seconds = time_t(date.timeIntervalSince1970)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return parts
    }

    /// Dates at intervals of half a day over two years, which include every clock change in any time zone.
    private static let dates = (0..<1461).map { Date(timeIntervalSince1970: 1_700_000_000.25 + Double($0) * 43_200) }

    @Test func `a time is written as its date and minute`() {
        for date in Self.dates {
            let parts = parts(date)
            let clock = [parts.tm_hour, parts.tm_min].map { String($0 + 100).dropFirst() }.joined(separator: ":")
            #expect(sut.minute(of: date) == "\(sut.name(of: date)) \(clock)")
        }
    }

    @Test(arguments: [-1e300, 1e300, .infinity, .nan])
    func `any number is a date, which has a minute`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)

        #expect(!sut.minute(of: date).isEmpty)
        #expect(sut.day(of: date).lowerBound <= sut.day(of: date).upperBound)
    }

    @Test func `a day begins at midnight`() {
        for date in Self.dates {
            let day = sut.day(of: date)
            let start = day.lowerBound.date
            #expect(parts(start).tm_mday == parts(date).tm_mday)
            #expect(parts(start).tm_hour <= 1 && start <= date)
            #expect(sut.day(of: start) == day)
            #expect(sut.day(of: day.upperBound.date).lowerBound == day.upperBound)
        }
    }

    @Test func `a day is found by its name`() {
        for date in Self.dates { #expect(sut.startOfDay(named: sut.name(of: date)) == sut.day(of: date).lowerBound) }
        for text in ["", "2026-11-1", "2026-02-30", "2026-11-01T10:00:00Z", "yesterday"] {
            #expect(sut.startOfDay(named: text) == nil)
        }
    }

    @Test func `a week begins on Monday`() {
        for date in Self.dates {
            let week = sut.week(of: date)
            let start = week.lowerBound.date
            #expect(parts(start).tm_wday == 1)
            #expect(sut.week(of: week.upperBound.date).lowerBound == week.upperBound)
            #expect(start <= date && date.timeIntervalSince(start) < 7.1 * 86_400)
        }
    }

    @Test func `a day is written as its local date`() {
        for date in Self.dates {
            let parts = parts(date)
            let name = sut.name(of: date)
            #expect(
                name.hasPrefix("\(parts.tm_year + 1900)-")
                    && name.hasSuffix(parts.tm_mday < 10 ? "-0\(parts.tm_mday)" : "-\(parts.tm_mday)"))
            #expect(name.count == 10)
        }
    }

    @Test func `earlier days are counted back from the given day`() {
        for date in Self.dates {
            let yesterday = sut.startOfDay(1, before: date)
            let start = sut.startOfDay(0, before: date)
            #expect(sut.startOfDay(0, before: start.addingTimeInterval(-1)) == yesterday)
        }
    }
}
