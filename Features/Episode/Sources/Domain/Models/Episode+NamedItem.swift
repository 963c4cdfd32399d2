import ChallengeCore
import ChallengeResources

/// The texts by which a user recognizes an episode.
extension Episode: NamedItemContract {
    var shortName: String? { codeText }

    /// The values that tell episodes with similar names apart, in the current language.
    var distinctions: [String] { [codeText, "episode.name.characters %lld".localized(appearances)] }
}

extension Episode {
    /// The number of the season; empty if the text of the API is not a code.
    var seasonText: String { season.map(String.init) ?? "" }

    /// The year of the first broadcast; empty if the API names no date.
    var yearText: String { airDate.map { "\($0.year)" } ?? "" }
}
