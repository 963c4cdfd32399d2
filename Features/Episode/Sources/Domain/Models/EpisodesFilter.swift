/// What the episodes of a list have in common: each value is part of theirs, whatever its case.
struct EpisodesFilter: Sendable, Hashable {
    let name: String?
    let code: String?

    init(name: String? = nil, code: String? = nil) {
        self.name = name
        self.code = code
    }

    /// Lets every episode through.
    static let none = EpisodesFilter()

    /// Lets the episodes of one season through.
    static func season(_ season: Int) -> EpisodesFilter {
        EpisodesFilter(code: EpisodeCode.beginning(ofSeason: season))
    }
}
