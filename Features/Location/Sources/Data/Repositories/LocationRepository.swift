import ChallengeCore
import ChallengeRepository

/// Locations from the API, the cache and the snapshot.
struct LocationRepository: LocationRepositoryContract {
    let remote: any RemoteDataSourceContract<LocationDTO>
    let local: any LocalDataSourceContract<LocationDTO>
    let snapshot: any SnapshotDataSourceContract<LocationDTO>
    let search: any ItemSearchContract<Location>
    private let mapper = LocationMapper()
    private let errorMapper = LocationErrorMapper()

    func getLocation(identifier: Int, cachePolicy: CachePolicy) async throws(LocationError) -> Fetched<Location> {
        do {
            return try await cachePolicy.fetch(
                remote: remote.item(identifier), cache: local.item(identifier), bundled: snapshot.item(identifier)
            ).map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error, identifier: identifier))
        }
    }

    func getLocations(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(LocationError) -> LookupResults<Int, Location> {
        do {
            return try await cachePolicy.fetchItems(identifiers, remote: remote, cache: local, bundled: snapshot)
                .map(mapper.map)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }

    func searchLocationsPage(
        page: Int, filter: LocationsFilter, cachePolicy: CachePolicy
    ) async throws(LocationError) -> Fetched<Page<Location>> {
        let key = PageKey(page: page, filter: filter)
        do {
            return try await cachePolicy.fetch(
                remote: remote.page(key), cache: local.page(key), bundled: snapshot.page(key)
            ).page(page, mapper)
        } catch {
            throw errorMapper.map(.init(error: error))
        }
    }
}
