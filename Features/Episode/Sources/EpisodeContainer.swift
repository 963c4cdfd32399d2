import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// Builds what the feature's commands work with: the one place of the feature that knows all of its layers.
struct EpisodeContainer: Sendable {
    let pages: any EpisodesPageRepositoryContract
    let getEpisodes: GetEpisodesUseCase
    let characters: any EpisodeCharactersContract
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy

    init(ports: EpisodePorts) {
        let session = ports.session
        let snapshot = Self.snapshot()
        let cached = Self.cached(session, snapshot)
        let codes = EpisodeCodesDataSource(database: session.cache, source: session.source)
        pages = EpisodesPageRepository(cached: cached)
        getEpisodes = GetEpisodesUseCase(
            episodes: EpisodeRepository(cached: cached), pages: pages,
            codes: EpisodeCodesRepository(local: codes, snapshot: snapshot))
        characters = ports.characters
        history = ports.history
        cachePolicy = session.cachePolicy
    }

    /// What other features get to ask.
    static func episodes(_ session: RepositorySession) -> any EpisodeRepositoryContract {
        EpisodeRepository(cached: cached(session, snapshot()))
    }

    private static func cached(
        _ session: RepositorySession, _ snapshot: SnapshotDataSource<EpisodeSnapshotLine>
    ) -> CachedRepository<EpisodeDTO, EpisodeError> {
        CachedRepository(session, path: "/episode", snapshot: snapshot)
    }

    private static func snapshot() -> SnapshotDataSource<EpisodeSnapshotLine> { SnapshotDataSource(.episodes) }
}
