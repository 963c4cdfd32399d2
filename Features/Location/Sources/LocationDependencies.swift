public import ChallengeCore
public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct LocationDependencies: Sendable {
    let session: RepositorySession
    let residents: any ResidentProviderContract
    let history: any HistoryRecorderContract

    public init(
        session: RepositorySession,
        residents: any ResidentProviderContract,
        history: any HistoryRecorderContract
    ) {
        self.session = session
        self.residents = residents
        self.history = history
    }
}
