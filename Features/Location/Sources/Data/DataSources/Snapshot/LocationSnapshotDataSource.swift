import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// The locations of the snapshot that ships with the program.
protocol LocationSnapshotDataSourceContract: Sendable {
    /// Returns the locations that the snapshot has.
    func getLocations(identifiers: [Int]) async -> Bundled<[LocationDTO]>

    /// Returns `nil` for a page that the snapshot cannot answer.
    func getLocationsPage(_ key: PageKey) async -> Bundled<PageDTO<LocationDTO>>?
}

struct LocationSnapshotDataSource: LocationSnapshotDataSourceContract {
    private let snapshot: SnapshotDataSource<LocationSnapshotLine>

    init(api: APIConventions) {
        snapshot = SnapshotDataSource(.locations, api: api)
    }

    func getLocations(identifiers: [Int]) async -> Bundled<[LocationDTO]> {
        await snapshot.getItems(identifiers: identifiers)
    }

    func getLocationsPage(_ key: PageKey) async -> Bundled<PageDTO<LocationDTO>>? {
        await snapshot.getPage(key)
    }
}
