import ChallengeCore
import ChallengeRepository

/// Builds the repositories for the feature's commands.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    let pages: any LocationsPageRepositoryContract
    let residents: any LocationResidentsContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
}

extension LocationContainer {
    init(ports: LocationPorts) {
        let session = ports.session
        let remote = LocationRemoteDataSource(httpClient: session.httpClient, api: session.api)
        let local = LocationLocalDataSource(store: LayeredDataSource(session), freshness: session.freshness)
        let snapshot = LocationSnapshotDataSource(api: session.api)
        locations = LocationRepository(
            remote: remote, local: local, snapshot: snapshot, freshness: session.freshness)
        pages = LocationsPageRepository(
            remote: remote, local: local, snapshot: snapshot, freshness: session.freshness)
        residents = ports.residents
        history = ports.history
        cachePolicy = session.cachePolicy
    }
}
