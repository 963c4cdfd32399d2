import ChallengeCore
import ChallengeResources

extension Episode {
    /// The values that tell episodes with similar names apart, in the current language.
    var distinctions: [String] {
        [codeText, "episode.name.characters %lld".localized(characters.count)]
    }
}

extension NamedItem {
    init(_ episode: Episode) {
        self.init(
            id: episode.id, name: episode.name, code: episode.codeText, appearances: episode.appearances,
            distinctions: episode.distinctions)
    }
}
