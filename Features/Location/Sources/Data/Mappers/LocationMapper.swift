import ChallengeCore

/// The mapping of a location of the API to the domain model: texts become dates.
struct LocationMapper: MapperContract {
    func map(_ location: LocationDTO) -> Location {
        Location(
            id: location.id,
            name: location.name,
            type: location.type,
            dimension: location.dimension,
            residents: location.residents,
            created: Timestamp(location.created))
    }
}
