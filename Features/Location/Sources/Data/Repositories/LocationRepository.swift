import ChallengeCore
import ChallengeRepository

/// Locations by identifier, from the API, the cache and the snapshot.
struct LocationRepository: LocationRepositoryContract {
    let remote: any LocationRemoteDataSourceContract
    let local: any LocationLocalDataSourceContract
    let snapshot: any LocationSnapshotDataSourceContract
    let freshness: Freshness
    private let fetches = SingleFlight<Int, Fetched<LocationDTO>>()
    private let mapper = LocationMapper()
    private let errorMapper = LocationErrorMapper()

    func getLocation(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Location> {
        do {
            return try await fetches.run(identifier, cachePolicy) { () async throws(APIError) in
                try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(APIError) in try await remote.getLocation(identifier: identifier) },
                    cached: { () async throws(StorageFailure) in
                        try await local.getLocations(identifiers: [identifier]).first
                    },
                    save: { (location) async throws(StorageFailure) in try await local.saveLocations([location]) },
                    remove: { () async throws(StorageFailure) in
                        try await local.deleteLocations(identifiers: [identifier])
                    },
                    bundled: { await snapshot.getLocations(identifiers: [identifier]).first })
            }.map(mapper.map)
        } catch {
            throw errorMapper.map((error, .item(identifier)))
        }
    }

    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> LookupResults<Int, Location> {
        do {
            return try await cachePolicy.fetchItems(
                identifiers,
                freshness: freshness,
                remote: { (identifiers) async throws(APIError) in
                    try await remote.getLocations(identifiers: identifiers)
                },
                cached: { (identifiers) async throws(StorageFailure) in
                    try await local.getLocations(identifiers: identifiers)
                },
                save: { (locations) async throws(StorageFailure) in try await local.saveLocations(locations) },
                remove: { (identifiers) async throws(StorageFailure) in
                    try await local.deleteLocations(identifiers: identifiers)
                },
                bundled: { identifiers in await snapshot.getLocations(identifiers: identifiers) }
            ).map(mapper.map)
        } catch {
            throw errorMapper.map((error, .items))
        }
    }
}
