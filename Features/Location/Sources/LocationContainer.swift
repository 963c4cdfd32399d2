import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// Builds what the feature's commands work with: the one place of the feature that knows all of its layers.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    let pages: any LocationsPageRepositoryContract
    let residents: any LocationResidentsContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy

    init(ports: LocationPorts) {
        let session = ports.session
        let cached = CachedRepository<LocationDTO, LocationError>(
            session, path: "/location", snapshot: SnapshotDataSource(.locations, as: LocationSnapshotLine.self))
        locations = LocationRepository(cached: cached)
        pages = LocationsPageRepository(cached: cached)
        residents = ports.residents
        history = ports.history
        cachePolicy = session.cachePolicy
    }
}
