public import ChallengeCore
public import ChallengeRepository

/// The dependencies of one run of a command.
public struct EpisodePorts: Sendable {
    let session: RepositorySession
    let characters: any EpisodeCharactersContract
    let history: any HistoryRecorderContract

    public init(
        session: RepositorySession,
        characters: any EpisodeCharactersContract,
        history: any HistoryRecorderContract
    ) {
        self.session = session
        self.characters = characters
        self.history = history
    }
}
