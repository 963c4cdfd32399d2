import ChallengeRepository
import ChallengeRickAndMortyAPI

/// An episode of the API.
struct EpisodeDTO: ItemDTO {
    let id: Int
    let name: String
    let airDate: String
    let code: String
    /// The identifiers of the characters who appear in the episode.
    let characters: [Int]
    let created: String

    static let collection = APICollection<EpisodeDTO>(
        path: "/episode", name: "episodes",
        .text("name", \.name, .filter, .searched),
        .text("air_date", \.airDate, .year),
        .text("episode", \.code, .filter, .code),
        .links("characters", \.characters, .appearances),
        .text("created", \.created),
        make: EpisodeDTO.init)
}
