import ChallengeCore
import ChallengeRepository

/// The locations in the cache, with the time at which each was fetched.
protocol LocationLocalDataSourceContract: Sendable {
    /// Returns the cached locations, in request order.
    func getLocations(identifiers: [Int]) async throws(StorageFailure) -> [Cached<LocationDTO>]
    func saveLocations(_ locations: [LocationDTO]) async throws(StorageFailure)
    func deleteLocations(identifiers: [Int]) async throws(StorageFailure)

    /// Returns the page if it and all of its locations are cached.
    func getLocationsPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<LocationDTO>>?
    func saveLocationsPage(_ page: PageDTO<LocationDTO>, for key: PageKey) async throws(StorageFailure)
    func deleteLocationsPage(_ key: PageKey) async throws(StorageFailure)
}

struct LocationLocalDataSource: LocationLocalDataSourceContract {
    let store: any LocalDataSourceContract<LocationDTO>
    let freshness: Freshness

    func getLocations(identifiers: [Int]) async throws(StorageFailure) -> [Cached<LocationDTO>] {
        try await store.getItems(identifiers: identifiers)
    }

    func saveLocations(_ locations: [LocationDTO]) async throws(StorageFailure) {
        try await store.saveItems(locations, fetchedAt: freshness.now)
    }

    func deleteLocations(identifiers: [Int]) async throws(StorageFailure) {
        try await store.deleteItems(identifiers: identifiers)
    }

    func getLocationsPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<LocationDTO>>? {
        try await store.getPage(key)
    }

    func saveLocationsPage(_ page: PageDTO<LocationDTO>, for key: PageKey) async throws(StorageFailure) {
        try await store.savePage(page, for: key, fetchedAt: freshness.now)
    }

    func deleteLocationsPage(_ key: PageKey) async throws(StorageFailure) {
        try await store.deletePage(key)
    }
}
