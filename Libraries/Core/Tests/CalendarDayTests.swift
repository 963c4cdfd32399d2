import ChallengeCore
import Testing

struct CalendarDayTests {
    @Test(arguments: [
        (2013, 12, 2, "2013-12-02"), (2024, 2, 29, "2024-02-29"), (2000, 2, 29, "2000-02-29"), (1, 1, 1, "0001-01-01"),
    ])
    func `a day is written in the format of ISO 8601`(year: Int, month: Int, day: Int, text: String) {
        #expect(CalendarDay(year: year, month: month, day: day)?.description == text)
        #expect(CalendarDay(text) == CalendarDay(year: year, month: month, day: day))
    }

    @Test(arguments: [
        (2023, 2, 29), (1900, 2, 29), (2023, 4, 31), (2023, 13, 1), (2023, 0, 1), (2023, 1, 0), (2023, 1, 32),
        (0, 1, 1),
        (10_000, 1, 1),
    ])
    func `a day that does not exist is nil`(year: Int, month: Int, day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }

    @Test func `the first day is that of the year 1`() { #expect(CalendarDay.first.description == "0001-01-01") }

    @Test(arguments: [
        "", "2023-02-29", "2023-2-028", "2023-1-1", "+023-01-01", "-2023-01-0", "2023-01-01T", "2023-01-1 ",
        "20230101", "2023/01/01", "２023-01-1", "0000-01-01",
    ])
    func `text in another format is no day`(text: String) { #expect(CalendarDay(text) == nil) }
}
