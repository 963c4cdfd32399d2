import ChallengeCore
import ChallengeRickAndMortyAPI

/// Makes an episode of what the API wrote: addresses become identifiers, texts become a day and a moment.
struct EpisodeMapper: MapperContract {
    private let links = LinkMapper()
    private let days = AirDateMapper()

    func map(_ episode: EpisodeDTO) -> Episode {
        Episode(
            id: episode.id,
            name: episode.name,
            writtenCode: episode.code,
            airDate: days.map(episode.airDate),
            characters: episode.characters.compactMap(links.map),
            created: Timestamp(episode.created))
    }
}

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

/// Maps a failure of the API to the error of the feature.
struct EpisodeErrorMapper: MapperContract {
    func map(_ input: (error: APIError, request: CollectionRequest<Int>)) -> EpisodeError {
        if case (.notFound, .item(let identifier)) = input { return .notFound(identifier: identifier) }
        return .failed(CollectionFailure(input.error, input.request))
    }
}
