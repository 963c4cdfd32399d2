public import ChallengeCore

/// The session, the history and the policy of one run of a command.
public struct CollectionContext: Sendable {
    public let session: RepositorySession
    public let history: any HistoryRecorderContract
    public let cachePolicy: CachePolicy

    public init(session: RepositorySession, history: any HistoryRecorderContract, cachePolicy: CachePolicy) {
        self.session = session
        self.history = history
        self.cachePolicy = cachePolicy
    }
}
