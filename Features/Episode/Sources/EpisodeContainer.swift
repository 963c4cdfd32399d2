import ChallengeCore
import ChallengeRepository

/// The values that the feature's commands use.
struct EpisodeContainer: Sendable {
    let episodes: any EpisodeRepositoryContract
    /// The search for episodes.
    let saved: any ItemSearchContract<Episode>
    let cast: @Sendable () -> CastPort
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy

    var getEpisodes: GetEpisodesUseCase { GetEpisodesUseCase(episodes: episodes) }
}

extension EpisodeContainer {
    init(dependencies: EpisodeDependencies) {
        episodes = Self.repository(dependencies.context.session)
        saved = Self.saved(dependencies.context.session)
        cast = dependencies.cast
        history = dependencies.context.history
        cachePolicy = dependencies.context.cachePolicy
    }

    /// Returns the repository, also for the episodes that other features read.
    static func repository(_ session: RepositorySession) -> EpisodeRepository {
        let sources = CollectionSources<EpisodeDTO>(session)
        return EpisodeRepository(remote: sources.remote, local: sources.local, snapshot: sources.snapshot)
    }

    /// Returns the search for episodes.
    static func saved(_ session: RepositorySession) -> any ItemSearchContract<Episode> {
        CollectionSources<EpisodeDTO>(session).search(EpisodeMapper())
    }
}
