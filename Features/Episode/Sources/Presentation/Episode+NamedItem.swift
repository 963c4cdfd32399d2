import ChallengeCore
import ChallengeResources

/// The texts by which a user recognizes an episode.
extension Episode: NamedItemContract {
    var shortName: String? { codeText }
    var appearances: Int { characters.count }

    /// The values that tell episodes with similar names apart, in the current language.
    var distinctions: [String] { [codeText, "episode.name.characters %lld".localized(characters.count)] }
}
