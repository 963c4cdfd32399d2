public import ChallengeCore
public import ChallengePersistence
public import ChallengeRepository

/// The dependencies of one run of a command.
public struct CharacterDependencies: Sendable {
    let session: RepositorySession
    let episodes: any EpisodeProviderContract
    /// The library, in which earlier versions store the recent searches.
    let library: Database
    /// The state, which stores the recent searches.
    let state: Database
    let history: any HistoryRecorderContract
    /// `true` if `characters search` stores its text as a recent search.
    let storesSearches: Bool

    public init(
        session: RepositorySession,
        episodes: any EpisodeProviderContract,
        library: Database,
        state: Database,
        history: any HistoryRecorderContract,
        storesSearches: Bool
    ) {
        self.session = session
        self.episodes = episodes
        self.library = library
        self.state = state
        self.history = history
        self.storesSearches = storesSearches
    }
}
