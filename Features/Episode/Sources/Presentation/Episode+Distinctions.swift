import ChallengeCore
import ChallengeResources

extension Episode {
    /// The values that tell episodes with similar names apart, in the current language.
    var distinctions: [String] {
        [codeText, "episode.name.characters %lld".localized(characters.count)]
    }
}
