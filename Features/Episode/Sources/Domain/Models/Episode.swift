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
}
