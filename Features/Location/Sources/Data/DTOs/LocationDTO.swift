import ChallengeRepository
import ChallengeResources
import ChallengeRickAndMortyAPI

/// A location of the API.
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
        .text("type", \.type, .filter, .translated(.types)),
        .text("dimension", \.dimension, .filter, .translated(.dimensions)),
        .links("residents", \.residents, .appearances),
        .text("created", \.created),
        make: LocationDTO.init)
}
