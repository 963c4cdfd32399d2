import ChallengeCore
import ChallengeRickAndMortyAPI

/// Makes a character of what the API wrote: words become cases, addresses become identifiers, a date becomes a moment.
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

/// Maps a failure of the API to the error of the feature.
struct CharacterErrorMapper: MapperContract {
    func map(_ input: (error: APIError, request: CollectionRequest<Int>)) -> CharacterError {
        if case (.notFound, .item(let identifier)) = input { return .notFound(identifier: identifier) }
        return .failed(CollectionFailure(input.error, input.request))
    }
}
