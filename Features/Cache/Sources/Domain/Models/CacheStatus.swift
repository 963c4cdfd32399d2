import ChallengeCore

/// What the cache holds.
struct CacheStatus: Sendable, Equatable {
    /// How many things of one kind are kept.
    struct Entry: Sendable, Equatable {
        let kind: String
        let count: Int
    }

    /// Where the cache is; `nil` when it lives in memory, because there is no place for a file.
    let path: String?
    /// In bytes, with everything that the database keeps beside the file.
    let size: Int
    let entries: [Entry]
    /// When the oldest and the newest thing were fetched; `nil` when there is nothing.
    let oldest: Timestamp?
    let newest: Timestamp?
}
