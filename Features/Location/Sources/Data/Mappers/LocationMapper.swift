import ChallengeCore
import ChallengeRickAndMortyAPI

/// The mapping of a location of the API to the domain model.
///
/// Links become identifiers, texts become dates.
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

/// The mapping of a failure of the API to the error of the feature.
struct LocationErrorMapper: MapperContract {
    func map(_ input: (error: APIError, request: CollectionRequest<Int>)) -> LocationError {
        if case (.notFound, .item(let identifier)) = input { return .notFound(identifier: identifier) }
        return .failed(CollectionFailure(input.error, input.request))
    }
}
