import ChallengeCore

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

    /// Returns `true` if the episode meets the filter, as the API decides it.
    func includes(_ episode: Episode) -> Bool {
        episode.name.contains(ignoringCase: name) && episode.codeText.contains(ignoringCase: code)
    }

    /// The filter without the name; `nil` if it has no other value.
    var withoutName: EpisodesFilter? { code.map { EpisodesFilter(code: $0) } }
}
