/// A filter for a list of episodes: each value must be part of the field of that name, ignoring case.
struct EpisodesFilter: Sendable, Hashable {
    let name: String?
    let code: String?

    init(name: String? = nil, code: String? = nil) {
        self.name = name
        self.code = code
    }

    /// The filter that matches every episode.
    static let none = EpisodesFilter()

    /// Returns the filter that matches the episodes of one season.
    static func season(_ season: Int) -> EpisodesFilter {
        EpisodesFilter(code: EpisodeCode.beginning(ofSeason: season))
    }
}
