import ChallengeCore

/// The size of the cache, and the number and the age of its rows.
struct CacheStatus: Sendable, Equatable {
    /// The number of rows in one table, and the time at which the newest of them was fetched.
    struct Entry: Sendable, Equatable {
        let table: String
        let count: Int
        let newest: Timestamp?
    }

    /// The path of the file; `nil` if the cache is in memory, because there is no folder for a file.
    let path: String?
    /// The size in bytes, including the files that SQLite creates beside the database.
    let size: Int
    let entries: [Entry]
    /// The number of stored pictures.
    let pictures: Int
    /// The size of their files in bytes.
    let pictureSize: Int
    /// The time at which the oldest row was fetched; `nil` if there are no rows.
    let oldest: Timestamp?
    let newest: Timestamp?
}
