import ChallengeCore
import ChallengeRickAndMortyAPI

/// The mapping of a character of the API to the domain model.
///
/// Words become enumeration cases, links become identifiers, texts become dates.
struct CharacterMapper: MapperContract {
    private let links = LinkMapper()

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
            episodes: character.episode.compactMap(links.map),
            created: Timestamp(character.created))
    }

    private func place(_ place: PlaceDTO) -> Place {
        Place(id: links.map(place.url), name: place.name)
    }
}

/// The mapping of a failure of the API to the error of the feature.
struct CharacterErrorMapper: MapperContract {
    func map(_ input: (error: APIError, request: CollectionRequest<Int>)) -> CharacterError {
        if case (.notFound, .item(let identifier)) = input { return .notFound(identifier: identifier) }
        return .failed(CollectionFailure(input.error, input.request))
    }
}
