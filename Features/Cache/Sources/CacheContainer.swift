import ChallengePersistence

/// The repository for the feature's commands, and the tables of the cache.
struct CacheContainer: Sendable {
    let cache: any CacheRepositoryContract
    /// The tables of the other features, with the keys of their titles.
    let tables: [(name: String, title: String)]
}

extension CacheContainer {
    init(database: Database, waitsTable: String, tables: [(name: String, title: String)]) {
        cache = CacheRepository(database: database, tables: tables.map(\.name), waitsTable: waitsTable)
        self.tables = tables
    }
}
