import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// The locations of the snapshot, which is part of the executable.
protocol LocationSnapshotDataSourceContract: Sendable {
    /// Returns the requested locations that are in the snapshot.
    func getLocations(identifiers: [Int]) async -> Bundled<[LocationDTO]>

    /// Returns `nil` if a criterion is unknown or the page is after the last one.
    func getLocationsPage(_ key: PageKey) async -> Bundled<PageDTO<LocationDTO>>?
}

struct LocationSnapshotDataSource: LocationSnapshotDataSourceContract {
    let snapshot: SnapshotDataSource<LocationSnapshotLine>

    init(api: APIConventions) {
        snapshot = SnapshotDataSource(.snapshot, collection: LocationDTO.table, api: api)
    }

    func getLocations(identifiers: [Int]) async -> Bundled<[LocationDTO]> {
        await snapshot.getItems(identifiers: identifiers)
    }

    func getLocationsPage(_ key: PageKey) async -> Bundled<PageDTO<LocationDTO>>? {
        await snapshot.getPage(key)
    }
}
