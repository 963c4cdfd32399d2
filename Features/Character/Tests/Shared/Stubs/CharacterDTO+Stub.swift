@testable import ChallengeCharacter

extension CharacterDTO {
    static func stub(
        id: Int = 1,
        name: String = "Rick Sanchez",
        status: String = "Alive",
        species: String = "Human",
        type: String = "",
        gender: String = "Male",
        origin: PlaceDTO = PlaceDTO(id: 1, name: "Earth (C-137)"),
        location: PlaceDTO = PlaceDTO(id: 3, name: "Citadel of Ricks"),
        image: String? = nil,
        episodes: [Int] = [1],
        created: String = "2017-11-04T18:48:46.250Z"
    ) -> CharacterDTO {
        CharacterDTO(
            id: id, name: name, status: status, species: species, type: type, gender: gender, origin: origin,
            location: location, image: image ?? "https://rickandmortyapi.com/api/character/avatar/\(id).jpeg",
            episodes: episodes, created: created)
    }
}
