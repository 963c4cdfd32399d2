import ChallengeCore
import ChallengeRepository

/// The repositories and use cases for the feature's commands.
struct EpisodeContainer: Sendable {
    let pages: any EpisodesPageRepositoryContract
    let names: any EpisodeNamesRepositoryContract
    let getEpisodes: GetEpisodesUseCase
    let characters: any CastProviderContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
}

extension EpisodeContainer {
    init(dependencies: EpisodeDependencies) {
        let session = dependencies.session
        let sources = DataSources(session)
        pages = EpisodesPageRepository(
            remote: sources.remote, local: sources.local, snapshot: sources.snapshot, freshness: session.freshness)
        names = sources.names(pages, session)
        getEpisodes = GetEpisodesUseCase(
            episodes: sources.repository(session.freshness), pages: pages,
            codes: EpisodeCodesRepository(
                local: EpisodeCodesDataSource(database: session.cache, apiAddress: session.apiAddress),
                snapshot: sources.snapshot))
        characters = dependencies.characters
        history = dependencies.history
        cachePolicy = session.cachePolicy
    }

    /// Returns the repository for the summaries that other features read.
    static func episodes(_ session: RepositorySession) -> any EpisodeRepositoryContract {
        DataSources(session).repository(session.freshness)
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

    func names(_ pages: any EpisodesPageRepositoryContract, _ session: RepositorySession) -> EpisodeNamesRepository {
        EpisodeNamesRepository(names: NameSearch(session, snapshot: snapshot.snapshot), pages: pages)
    }
}
