import ChallengeCore

struct Episode: Sendable, Equatable, Identifiable {
    let id: Int
    let name: String
    /// The code as the API sends it; ``code`` is the parsed value.
    let codeText: String
    /// The day of the first broadcast; `nil` if the text is not a date.
    let airDate: CalendarDay?
    /// The identifiers of the characters that appear in the episode.
    let characters: [Int]
    /// `nil` if the text is not a date.
    let created: Timestamp?
}

extension Episode {
    /// The season and the number; `nil` if the text of the API is not a code.
    var code: EpisodeCode? { EpisodeCode(codeText) }

    var season: Int? { code?.season }

    /// The number within the season.
    var number: Int? { code?.number }

    /// The number of characters that appear in the episode.
    var appearances: Int { characters.count }

    /// Returns `true` if the episode is part of one of the seasons.
    func isPart(ofOneOf seasons: [Int]) -> Bool { season.map(seasons.contains) ?? false }

    /// Returns `true` if the episode was first broadcast in one of the years.
    func wasBroadcast(inOneOf years: [Int]) -> Bool { airDate.map { years.contains($0.year) } ?? false }

    /// Returns `true` if all of the characters appear in the episode.
    func features(allOf characters: Set<Int>) -> Bool { characters.isSubset(of: self.characters) }
}
