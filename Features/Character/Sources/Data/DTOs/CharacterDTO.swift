/// A character as the API sends it.
struct CharacterDTO: Decodable, Sendable, Equatable {
    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: PlaceDTO
    let location: PlaceDTO
    let image: String
    let episode: [String]
    let created: String
}

/// A place in a character of the API; the address is empty if the place is unknown.
struct PlaceDTO: Decodable, Sendable, Equatable {
    let name: String
    let url: String
}
