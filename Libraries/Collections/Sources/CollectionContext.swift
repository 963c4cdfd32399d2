public import ChallengeCore
public import ChallengeRepository

/// The values that the app creates for one run of a collection's command.
public struct CollectionContext: Sendable {
    public let session: RepositorySession
    public let history: any HistoryRecorderContract
    public let cachePolicy: CachePolicy
    /// The collections to which items can refer.
    public let collections: [CollectionDescription]

    public init(
        session: RepositorySession, history: any HistoryRecorderContract, cachePolicy: CachePolicy,
        collections: [CollectionDescription]
    ) {
        self.session = session
        self.history = history
        self.cachePolicy = cachePolicy
        self.collections = collections
    }

    /// Returns the items of another collection; `nil` if the program has no such collection.
    public func items(ofKind kind: String) -> CollectionItems? { collections.first { $0.kind == kind }?.items(session) }
}
