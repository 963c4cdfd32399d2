import ChallengeCore

/// The result of a sync or a check.
struct SyncReport: Sendable, Equatable {
    /// A fetched collection with its changes.
    struct Collection: Sendable, Equatable {
        let name: CollectionName
        let changes: CollectionChanges
    }

    let collections: [Collection]
    /// The collections that an earlier sync fetched before it was interrupted.
    let skipped: [CollectionName]
    /// The failures to fetch a collection, to end the sync, or to write the snapshot.
    let failures: [SyncError]

    /// Returns the report with a further failure.
    func adding(_ failure: SyncError) -> SyncReport {
        SyncReport(collections: collections, skipped: skipped, failures: failures + [failure])
    }
}

/// The number of items that were fetched, and the number of all items if it is known.
struct SyncProgress: Sendable, Equatable {
    let fetched: Int
    let all: Int?
}
