import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// Builds what the feature's commands work with: the one place of the feature that knows all of its layers.
struct CharacterContainer: Sendable {
    let characters: any CharacterRepositoryContract
    let pages: any CharactersPageRepositoryContract
    let episodes: any CharacterEpisodesContract
    let searches: any RecentSearchesRepositoryContract
    let keepsSearches: Bool
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy

    init(ports: CharacterPorts) {
        let cached = Self.cached(ports.session)
        characters = CharacterRepository(cached: cached)
        pages = CharactersPageRepository(cached: cached)
        episodes = ports.episodes
        searches = RecentSearchesRepository(
            local: RecentSearchesSQLiteDataSource(database: ports.state, library: ports.library))
        keepsSearches = ports.keepsSearches
        history = ports.history
        cachePolicy = ports.session.cachePolicy
    }

    /// What other features get to ask.
    static func characters(_ session: RepositorySession) -> any CharacterRepositoryContract {
        CharacterRepository(cached: cached(session))
    }

    private static func cached(_ session: RepositorySession) -> CachedRepository<CharacterDTO, CharacterError> {
        CachedRepository(
            session, path: "/character", snapshot: SnapshotDataSource(.characters, as: CharacterSnapshotLine.self))
    }
}
