import ChallengeCore

/// An episode of the show.
struct Episode: Sendable, Equatable {
    let id: Int
    let name: String
    /// The code as the API writes it; what it says is in ``code``.
    let writtenCode: String
    /// When it was first broadcast; `nil` when the API does not say so in a way that can be read.
    let airDate: CalendarDay?
    /// The identifiers of the characters that appear in it.
    let characters: [Int]
    /// When the API first knew it; `nil` when the API does not say so in a way that can be read.
    let created: Timestamp?
}

extension Episode {
    /// Its season and number; `nil` for one that stands outside of all seasons.
    var code: EpisodeCode? { EpisodeCode(writtenCode) }
}
