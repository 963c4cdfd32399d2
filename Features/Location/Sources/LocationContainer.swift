import ChallengeCore
import ChallengeRepository

/// The repositories of the feature.
struct LocationContainer: Sendable {
    let locations: any LocationRepositoryContract
    let pages: any LocationsPageRepositoryContract
    /// Returns the repository for a name in place of identifiers, which is made on demand.
    let names: @Sendable () -> any LocationNamesRepositoryContract
    let residents: any ResidentProviderContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
}

extension LocationContainer {
    init(dependencies: LocationDependencies) {
        let session = dependencies.session
        let sources = DataSources(session)
        locations = sources.repository(session.freshness)
        pages = sources.pages(session.freshness)
        names = { Self.names(session) }
        residents = dependencies.residents
        history = dependencies.history
        cachePolicy = session.cachePolicy
    }

    /// Returns the repository for the locations that other features look up.
    static func locations(_ session: RepositorySession) -> any LocationRepositoryContract {
        DataSources(session).repository(session.freshness)
    }

    /// Returns the repository for the locations that other features find by name or text.
    static func names(_ session: RepositorySession) -> any LocationNamesRepositoryContract {
        let sources = DataSources(session)
        return LocationNamesRepository(
            search: ItemSearch(session, snapshot: sources.snapshot.snapshot), pages: sources.pages(session.freshness))
    }
}

private struct DataSources {
    let remote: LocationRemoteDataSource
    let local: LocationLocalDataSource
    let snapshot: LocationSnapshotDataSource

    init(_ session: RepositorySession) {
        remote = LocationRemoteDataSource(
            httpClient: session.httpClient, api: session.api, responses: session.responses)
        local = LocationLocalDataSource(store: LayeredDataSource(session), freshness: session.freshness)
        snapshot = LocationSnapshotDataSource(api: session.api)
    }

    func repository(_ freshness: Freshness) -> LocationRepository {
        LocationRepository(remote: remote, local: local, snapshot: snapshot, freshness: freshness)
    }

    func pages(_ freshness: Freshness) -> LocationsPageRepository {
        LocationsPageRepository(remote: remote, local: local, snapshot: snapshot, freshness: freshness)
    }
}
