import ChallengeCore
import ChallengeRepository

/// The repositories for the feature's commands.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    let pages: any LocationsPageRepositoryContract
    let names: any LocationNamesRepositoryContract
    let residents: any ResidentProviderContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
}

extension LocationContainer {
    init(dependencies: LocationDependencies) {
        let session = dependencies.session
        let remote = LocationRemoteDataSource(
            httpClient: session.httpClient, api: session.api, responses: session.responses)
        let local = LocationLocalDataSource(store: LayeredDataSource(session), freshness: session.freshness)
        let snapshot = LocationSnapshotDataSource(api: session.api)
        locations = LocationRepository(
            remote: remote, local: local, snapshot: snapshot, freshness: session.freshness)
        pages = LocationsPageRepository(
            remote: remote, local: local, snapshot: snapshot, freshness: session.freshness)
        names = LocationNamesRepository(names: NameSearch(session, snapshot: snapshot.snapshot), pages: pages)
        residents = dependencies.residents
        history = dependencies.history
        cachePolicy = session.cachePolicy
    }

    /// Returns the repository for the summaries that other features read.
    static func locations(_ session: RepositorySession) -> any LocationRepositoryContract {
        LocationRepository(
            remote: LocationRemoteDataSource(
                httpClient: session.httpClient, api: session.api, responses: session.responses),
            local: LocationLocalDataSource(store: LayeredDataSource(session), freshness: session.freshness),
            snapshot: LocationSnapshotDataSource(api: session.api), freshness: session.freshness)
    }
}
