import ChallengeCore
import ChallengeRickAndMortyAPI

/// Maps a location of the API to the domain model: links become identifiers, texts become dates.
struct LocationMapper: MapperContract {
    private let links = LinkMapper()

    func map(_ location: LocationDTO) -> Location {
        Location(
            id: location.id,
            name: location.name,
            type: location.type,
            dimension: location.dimension,
            residents: location.residents.compactMap(links.map),
            created: Timestamp(location.created))
    }
}
