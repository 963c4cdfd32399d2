import ChallengeCore

/// The result of a sync or a check.
struct SyncReport: Sendable, Equatable {
    /// A fetched collection with its changes.
    struct Collection: Sendable, Equatable {
        /// The name of the collection, such as `characters`.
        let name: String
        let changes: CollectionChanges
    }

    let collections: [Collection]
    /// The names of the collections that an earlier sync fetched before it was interrupted.
    let skipped: [String]
    /// The failure of the first collection that could not be fetched, or of the snapshot; the other collections are
    /// complete.
    var failure: SyncError?

    init(collections: [Collection] = [], skipped: [String] = [], failure: SyncError? = nil) {
        self.collections = collections
        self.skipped = skipped
        self.failure = failure
    }
}

/// The number of items that were fetched, and the number of all items if it is known.
struct SyncProgress: Sendable, Equatable {
    let fetched: Int
    let all: Int?
}
