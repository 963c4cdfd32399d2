import ChallengeCore

/// The result of a sync or a check.
struct SyncReport: Sendable, Equatable {
    /// A fetched collection with its changes.
    struct Collection: Sendable, Equatable {
        let name: CollectionName
        let changes: CollectionChanges
    }

    let collections: [Collection]
    /// The failures to fetch a collection, a picture, or to write the snapshot.
    let failures: [SyncError]

    /// Returns the report with a further failure.
    func adding(_ failure: SyncError) -> SyncReport {
        SyncReport(collections: collections, failures: failures + [failure])
    }
}

/// The number of items that were fetched, and the number of all items if it is known.
struct SyncProgress: Sendable, Equatable {
    let fetched: Int
    let all: Int?
}
