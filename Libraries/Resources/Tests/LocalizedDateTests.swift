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
}
