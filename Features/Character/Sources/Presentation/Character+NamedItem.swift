import ChallengeAPIs
import ChallengeCore
import ChallengeResources

/// The texts by which a user recognizes a character.
extension Character: NamedItemContract {
    var appearances: Int { episodes.count }

    /// The values that tell characters with similar names apart, in the current language.
    var distinctions: [String] { [localizedKind, "character.name.episodes %lld".localized(episodes.count)] }

    var furtherDistinctions: [String] {
        [
            APIWords.place(origin.name), APIWords.place(location.name),
            APIWords.statusWord(status.name, gender: gender.name), APIWords.gender(gender.name),
            episodes.first.map { "character.name.firstEpisode %@".localized("\($0)") } ?? "",
        ]
    }
}
