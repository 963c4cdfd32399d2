import ChallengeCore

/// A filter for a list of episodes.
typealias EpisodesFilter = ItemFilter<EpisodeFilterField>

enum EpisodeFilterField: String, FilterFieldContract {
    case name
    case code = "episode"

    func text(of episode: Episode) -> String {
        switch self {
        case .name: episode.name
        case .code: episode.codeText
        }
    }
}

extension EpisodesFilter {
    /// Returns the filter that matches the episodes of one season.
    static func season(_ season: Int) -> EpisodesFilter {
        EpisodesFilter([.code: EpisodeCode.beginning(ofSeason: season)])
    }
}
