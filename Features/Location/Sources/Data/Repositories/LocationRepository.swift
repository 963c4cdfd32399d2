import ChallengeCore
import ChallengeRepository

/// Locations by their identifiers, from the API, the cache and the snapshot.
struct LocationRepository: LocationRepositoryContract {
    let cached: CachedRepository<LocationDTO, LocationError>
    private let mapper = LocationMapper()

    init(cached: CachedRepository<LocationDTO, LocationError>) {
        self.cached = cached
    }

    func getLocation(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Location, LocationError> {
        try await cached.getItem(identifier: identifier, cachePolicy: cachePolicy).map(mapper.map)
    }

    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> Batch<Int, Location, LocationError> {
        try await cached.getItems(identifiers: identifiers, cachePolicy: cachePolicy).map(mapper.map)
    }
}
