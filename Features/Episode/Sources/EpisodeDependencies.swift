public import ChallengeCore
public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct EpisodeDependencies: Sendable {
    let session: RepositorySession
    let characters: any CastProviderContract
    let history: any HistoryRecorderContract

    public init(
        session: RepositorySession,
        characters: any CastProviderContract,
        history: any HistoryRecorderContract
    ) {
        self.session = session
        self.characters = characters
        self.history = history
    }
}
