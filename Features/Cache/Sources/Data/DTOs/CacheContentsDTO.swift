/// The size of the cache and the contents of its tables.
struct CacheContentsDTO: Sendable, Equatable {
    /// The size in bytes, including the files that SQLite creates beside the database.
    let size: Int
    let tables: [CacheTableDTO]
}

/// The number of rows in a table, and the times at which they were fetched, in seconds since 1970.
struct CacheTableDTO: Sendable, Equatable {
    let name: String
    let count: Int
    /// The time of the oldest row; `nil` if there are no rows.
    var oldest: Double?
    var newest: Double?
}
