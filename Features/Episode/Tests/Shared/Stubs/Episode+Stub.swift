@testable import ChallengeEpisode

extension Episode {
    static func stub(
        id: Int = 1, name: String = "The Ricklantis Mixup", code: String = "S03E07", characters: [Int] = [1]
    ) -> Episode {
        EpisodeMapper().map(.stub(id: id, name: name, code: code, characters: characters))
    }
}
