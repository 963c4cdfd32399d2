public import ChallengeCore
public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct CharacterDependencies: Sendable {
    let session: RepositorySession
    let episodes: any EpisodeProviderContract
    let locations: any LocationProviderContract
    let history: any HistoryRecorderContract

    public init(
        session: RepositorySession,
        episodes: any EpisodeProviderContract,
        locations: any LocationProviderContract,
        history: any HistoryRecorderContract
    ) {
        self.session = session
        self.episodes = episodes
        self.locations = locations
        self.history = history
    }
}
