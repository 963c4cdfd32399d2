public import ChallengeCore
public import ChallengeRepository

/// What the feature needs of the world, for one run of one of its commands.
public struct LocationPorts: Sendable {
    let session: RepositorySession
    let residents: any LocationResidentsContract
    let history: any HistoryRecorderContract

    public init(
        session: RepositorySession,
        residents: any LocationResidentsContract,
        history: any HistoryRecorderContract
    ) {
        self.session = session
        self.residents = residents
        self.history = history
    }
}
