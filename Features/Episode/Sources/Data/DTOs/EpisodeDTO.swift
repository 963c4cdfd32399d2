import ChallengeRepository

/// An episode as the API sends it.
struct EpisodeDTO: ItemDTO {
    let id: Int
    let name: String
    let airDate: String
    let code: String
    let characters: [String]
    let created: String

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case airDate = "air_date"
        case code = "episode"
        case characters
        case created
    }
}
