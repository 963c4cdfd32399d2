@testable import ChallengeEpisode

extension EpisodeDTO {
    static func stub(
        id: Int = 1,
        name: String = "The Ricklantis Mixup",
        airDate: String = "September 10, 2017",
        code: String = "S03E07",
        characters: [Int] = [1],
        created: String = "2017-11-10T12:56:36.618Z"
    ) -> EpisodeDTO {
        EpisodeDTO(id: id, name: name, airDate: airDate, code: code, characters: characters, created: created)
    }
}
