/// A character as the API writes it.
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

/// A place as a character names it; the address is empty when nobody knows the place.
struct PlaceDTO: Decodable, Sendable, Equatable {
    let name: String
    let url: String
}
