import ChallengeAPIs
import ChallengeRepository

/// An episode of the API.
struct EpisodeDTO: ItemDTO {
    var id = 0
    var name = ""
    var airDate = ""
    var code = ""
    /// The identifiers of the characters who appear in the episode.
    var characters: [Int] = []
    var created = ""

    static let collection = APICollection<EpisodeDTO>(
        api: .rickAndMorty, path: "/episode", name: "episodes",
        .text("name", \.name, .filter(as: "name"), .searched),
        .text("air_date", \.airDate, .year),
        .text("episode", \.code, .filter(as: "episode"), .code(spellings: CodeSpellingsMapper().map)),
        .links("characters", \.characters, .appearances),
        .text("created", \.created))
}
