public import ChallengeCore
public import ChallengePersistence
public import ChallengeRepository

/// What the feature needs of the world, for one run of one of its commands.
public struct CharacterPorts: Sendable {
    let session: RepositorySession
    let episodes: any CharacterEpisodesContract
    /// The database in which earlier versions keep the recent searches.
    let library: Database
    /// The database of the recent searches.
    let state: Database
    let history: any HistoryRecorderContract
    /// Whether what is searched for is offered again.
    let keepsSearches: Bool

    public init(
        session: RepositorySession,
        episodes: any CharacterEpisodesContract,
        library: Database,
        state: Database,
        history: any HistoryRecorderContract,
        keepsSearches: Bool
    ) {
        self.session = session
        self.episodes = episodes
        self.library = library
        self.state = state
        self.history = history
        self.keepsSearches = keepsSearches
    }
}
