import ChallengeCore
import ChallengeRepository

/// Pages of locations from the API, the cache and the snapshot.
struct LocationsPageRepository: LocationsPageRepositoryContract {
    let cached: CachedRepository<LocationDTO, LocationError>
    private let mapper = PageMapper(items: LocationMapper())

    init(cached: CachedRepository<LocationDTO, LocationError>) {
        self.cached = cached
    }

    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>, LocationError> {
        try await cached.getPage(PageKey(page: page, criteria: filter.criteria), cachePolicy: cachePolicy)
            .map { mapper.map(($0, page)) }
    }
}
