import ChallengeCore
import ChallengeResources

/// The texts by which a user recognizes a character.
extension Character: NamedItemContract {
    /// The values that tell characters with similar names apart, in the current language.
    var distinctions: [String] { [localizedKind, "character.name.episodes %lld".localized(appearances)] }

    var furtherDistinctions: [String] {
        [
            origin.localizedName, location.localizedName, localizedStatusWord, localizedGender,
            firstAppearance.map { "character.name.firstEpisode %@".localized("\($0)") } ?? "",
        ]
    }
}
