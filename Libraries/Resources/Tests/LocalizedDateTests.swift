import ChallengeCore
import Foundation
import Testing

@testable import ChallengeResources

struct LocalizedDateTests {
    @Test(arguments: [
        ("2013-12-02", "2013-12-02", "02/12/2013"), ("2024-10", "October 2024", "octubre de 2024"),
        ("2024-01", "January 2024", "enero de 2024"), ("2024-12", "December 2024", "diciembre de 2024"),
        ("2024-00", "2024-00", "2024-00"), ("2024-13", "2024-13", "2024-13"), ("2024", "2024", "2024"), ("", "", ""),
    ])
    func `a date is written as the language has it`(date: String, english: String, spanish: String) {
        #expect(date.localizedDate == english)
        Localization.$language.withValue(.spanish) { #expect(date.localizedDate == spanish) }
    }

    @Test func `a moment is written as a local date and minute`() {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        let calendar = LocalCalendar()

        #expect(calendar.localizedMinute(of: date) == calendar.minute(of: date))
        Localization.$language.withValue(.spanish) {
            #expect(calendar.localizedMinute(of: date).hasPrefix("09/09/2001 "))
            #expect(calendar.localizedMinute(of: date).suffix(6) == calendar.minute(of: date).suffix(6))
        }
    }

    @Test(arguments: [
        (0, "just now", "ahora mismo"), (1, "1 second ago", "hace 1 segundo"), (90, "2 minutes ago", "hace 2 minutos"),
        (3 * 3600, "3 hours ago", "hace 3 horas"), (7 * 86_400 - 1, "7 days ago", "hace 7 días"),
    ])
    func `a moment of the last seven days is written as its age`(seconds: Int, english: String, spanish: String) {
        let now = Date(timeIntervalSince1970: 1_000_000_000)
        let date = now.addingTimeInterval(-Double(seconds))

        #expect(LocalCalendar().localizedAge(of: date, now: now) == english)
        Localization.$language.withValue(.spanish) {
            #expect(LocalCalendar().localizedAge(of: date, now: now) == spanish)
        }
    }

    @Test(arguments: [-1, 7 * 86_400])
    func `an earlier or a later moment is written as a date and minute`(seconds: Int) {
        let now = Date(timeIntervalSince1970: 1_000_000_000)
        let date = now.addingTimeInterval(-Double(seconds))

        #expect(LocalCalendar().localizedAge(of: date, now: now) == LocalCalendar().minute(of: date))
    }
}
