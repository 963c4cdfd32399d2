/// The criteria of a list of episodes: each value is part of the field, in any case.
struct EpisodesFilter: Sendable, Hashable {
    let name: String?
    let code: String?

    init(name: String? = nil, code: String? = nil) {
        self.name = name
        self.code = code
    }

    /// Matches every episode.
    static let none = EpisodesFilter()

    /// Matches the episodes of one season.
    static func season(_ season: Int) -> EpisodesFilter {
        EpisodesFilter(code: EpisodeCode.beginning(ofSeason: season))
    }
}
