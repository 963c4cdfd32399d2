import ChallengeRepository
import ChallengeRickAndMortyAPI

/// A location as the API sends it.
struct LocationDTO: ItemDTO {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    /// The identifiers of the characters who were last seen here.
    let residents: [Int]
    let created: String

    static let collection = APICollection<LocationDTO>(
        path: "/location", name: "locations",
        .text("name", \.name, .filter, .searched),
        .text("type", \.type, .filter, .searched),
        .text("dimension", \.dimension, .filter, .searched),
        .links("residents", \.residents),
        .text("created", \.created),
        make: LocationDTO.init)
}
