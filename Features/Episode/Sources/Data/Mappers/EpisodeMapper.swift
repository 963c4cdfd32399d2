import ChallengeCore

/// The mapping of an episode of the API to the domain model: texts become dates.
struct EpisodeMapper: MapperContract {
    private let days = AirDateMapper()

    func map(_ episode: EpisodeDTO) -> Episode {
        Episode(
            id: episode.id,
            name: episode.name,
            codeText: episode.code,
            airDate: days.map(episode.airDate),
            characters: episode.characters,
            created: Timestamp(episode.created))
    }
}

/// The mapping of a date of the API, such as `December 2, 2013`, to a day.
struct AirDateMapper: MapperContract {
    /// The largest length of a date in bytes, which limits the time for parsing.
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
