public import ChallengeCore
public import ChallengeRepository

/// The dependencies of one run of a command.
public struct CharacterDependencies: Sendable {
    let session: RepositorySession
    let episodes: any EpisodeProviderContract
    let history: any HistoryRecorderContract
    /// `true` if `characters search` stores its text as a recent search.
    let storesSearches: Bool

    public init(
        session: RepositorySession,
        episodes: any EpisodeProviderContract,
        history: any HistoryRecorderContract,
        storesSearches: Bool
    ) {
        self.session = session
        self.episodes = episodes
        self.history = history
        self.storesSearches = storesSearches
    }
}
