import ChallengeCore
import ChallengeRickAndMortyAPI

/// Makes a location of what the API wrote: addresses become identifiers, texts become moments.
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
