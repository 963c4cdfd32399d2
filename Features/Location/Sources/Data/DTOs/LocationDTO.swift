import ChallengeRepository

/// A location as the API sends it.
struct LocationDTO: ItemDTO {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    let residents: [String]
    let created: String
}
