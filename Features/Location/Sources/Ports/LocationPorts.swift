public import ChallengeCore
public import ChallengeRepository

/// The dependencies of one run of a command.
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
