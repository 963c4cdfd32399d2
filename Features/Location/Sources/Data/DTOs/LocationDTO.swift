import ChallengeAPIs
import ChallengeRepository
import ChallengeResources

/// A location of the API.
struct LocationDTO: ItemDTO {
    var id = 0
    var name = ""
    var type = ""
    var dimension = ""
    /// The identifiers of the characters who were last seen here.
    var residents: [Int] = []
    var created = ""

    static let collection = APICollection<LocationDTO>(
        api: .rickAndMorty, path: "/location", name: "locations",
        .text("name", \.name, .filter(as: "name"), .searched),
        .text("type", \.type, .filter(as: "type"), .searched),
        .text("dimension", \.dimension, .filter(as: "dimension"), .searched),
        .links("residents", \.residents, .appearances),
        .text("created", \.created))
}
