import ChallengeCore
import ChallengeRepository

/// Pages of locations, from the API, the cache and the snapshot.
struct LocationsPageRepository: LocationsPageRepositoryContract {
    let remote: any LocationRemoteDataSourceContract
    let local: any LocationLocalDataSourceContract
    let snapshot: any LocationSnapshotDataSourceContract
    let freshness: Freshness
    private let fetches = SingleFlight<PageKey, Fetched<PageDTO<LocationDTO>>>()
    private let mapper = LocationMapper()
    private let errorMapper = LocationErrorMapper()

    func getLocationsPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>> {
        try await searchLocationsPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }

    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>> {
        let key = PageKey(page: page, criteria: filter.criteria)
        do {
            return try await fetches.run(key, cachePolicy) { () async throws(APIError) in
                try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(APIError) in try await remote.getLocationsPage(key) },
                    cached: { () async throws(StorageFailure) in try await local.getLocationsPage(key) },
                    save: { (page) async throws(StorageFailure) in
                        try await local.saveLocationsPage(page, for: key)
                    },
                    remove: { () async throws(StorageFailure) in try await local.deleteLocationsPage(key) },
                    bundled: { await snapshot.getLocationsPage(key) })
            }.page(page, mapper)
        } catch {
            throw errorMapper.map((error, .page(page)))
        }
    }
}

extension LocationsFilter {
    /// The criteria that have a value, with the names of the API.
    var criteria: [Criterion] { [Criterion](["name": name, "type": type, "dimension": dimension]) }
}
