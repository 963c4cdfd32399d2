import ChallengeCore

/// The mapping of a character of the API to the domain model.
///
/// Words become enumeration cases, texts become dates.
struct CharacterMapper: MapperContract {
    func map(_ character: CharacterDTO) -> Character {
        Character(
            id: character.id,
            name: character.name,
            status: CharacterStatus(name: character.status),
            species: character.species,
            type: character.type,
            gender: CharacterGender(name: character.gender),
            origin: place(character.origin),
            location: place(character.location),
            image: character.image,
            episodes: character.episodes,
            created: Timestamp(character.created))
    }

    private func place(_ place: PlaceDTO) -> Place {
        Place(id: place.id, name: place.name)
    }
}
