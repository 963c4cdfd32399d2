@testable import ChallengeCharacter

extension CharacterDTO {
    static func stub(
        id: Int = 1,
        name: String = "Rick Sanchez",
        status: String = "Alive",
        species: String = "Human",
        type: String = "",
        gender: String = "Male",
        origin: PlaceDTO = PlaceDTO(name: "Earth (C-137)", url: "https://rickandmortyapi.com/api/location/1"),
        location: PlaceDTO = PlaceDTO(name: "Citadel of Ricks", url: "https://rickandmortyapi.com/api/location/3"),
        episode: [String] = ["https://rickandmortyapi.com/api/episode/1"],
        created: String = "2017-11-04T18:48:46.250Z"
    ) -> CharacterDTO {
        CharacterDTO(
            id: id, name: name, status: status, species: species, type: type, gender: gender, origin: origin,
            location: location, image: "https://rickandmortyapi.com/api/character/avatar/\(id).jpeg", episode: episode,
            created: created)
    }
}
