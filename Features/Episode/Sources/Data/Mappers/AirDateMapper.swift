import ChallengeCore

/// Reads a day as the API writes it, in English words: `December 2, 2013`.
struct AirDateMapper: MapperContract {
    /// Longer than any day, in bytes.
    private static let longestText = 64

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    func map(_ text: String) -> CalendarDay? {
        guard text.utf8.count <= Self.longestText else { return nil }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasSuffix(","), let month = Self.months.firstIndex(of: String(words[0])),
            let day = Int(words[1].dropLast()), let year = Int(words[2])
        else { return nil }
        return CalendarDay(year: year, month: month + 1, day: day)
    }
}
