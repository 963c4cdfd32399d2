import ChallengeCore
import ChallengeRepository

/// The repositories and use cases for the feature's commands.
struct EpisodeContainer: Sendable {
    let pages: any EpisodesPageRepositoryContract
    /// Returns the repository for a name in place of identifiers, which is made on demand.
    let names: @Sendable () -> any EpisodeNamesRepositoryContract
    let getEpisodes: GetEpisodesUseCase
    let characters: any CastProviderContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
}

extension EpisodeContainer {
    init(dependencies: EpisodeDependencies) {
        let session = dependencies.session
        let sources = DataSources(session)
        pages = sources.pages(session.freshness)
        names = { sources.names(session) }
        getEpisodes = sources.getEpisodes(session)
        characters = dependencies.characters
        history = dependencies.history
        cachePolicy = session.cachePolicy
    }

    /// Returns the repository for the episodes that other features look up.
    static func episodes(_ session: RepositorySession) -> any EpisodeRepositoryContract {
        DataSources(session).repository(session.freshness)
    }

    /// Returns the repository for the episodes that other features find by name or text.
    static func names(_ session: RepositorySession) -> any EpisodeNamesRepositoryContract {
        DataSources(session).names(session)
    }

    /// Returns the use case for the casts that other features read.
    static func getEpisodes(_ session: RepositorySession) -> GetEpisodesUseCase {
        DataSources(session).getEpisodes(session)
    }
}

private struct DataSources {
    let remote: EpisodeRemoteDataSource
    let local: EpisodeLocalDataSource
    let snapshot: EpisodeSnapshotDataSource

    init(_ session: RepositorySession) {
        remote = EpisodeRemoteDataSource(httpClient: session.httpClient, api: session.api, responses: session.responses)
        local = EpisodeLocalDataSource(store: LayeredDataSource(session), freshness: session.freshness)
        snapshot = EpisodeSnapshotDataSource(api: session.api)
    }

    func repository(_ freshness: Freshness) -> EpisodeRepository {
        EpisodeRepository(remote: remote, local: local, snapshot: snapshot, freshness: freshness)
    }

    func pages(_ freshness: Freshness) -> EpisodesPageRepository {
        EpisodesPageRepository(remote: remote, local: local, snapshot: snapshot, freshness: freshness)
    }

    func names(_ session: RepositorySession) -> EpisodeNamesRepository {
        EpisodeNamesRepository(
            search: ItemSearch(session, snapshot: snapshot.snapshot), pages: pages(session.freshness))
    }

    func getEpisodes(_ session: RepositorySession) -> GetEpisodesUseCase {
        GetEpisodesUseCase(
            episodes: repository(session.freshness), pages: pages(session.freshness),
            codes: EpisodeCodesRepository(
                local: EpisodeCodesDataSource(database: session.cache, apiAddress: session.apiAddress),
                snapshot: snapshot))
    }
}
