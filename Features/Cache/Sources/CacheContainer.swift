import ChallengeCore
import ChallengePersistence

/// The repository for the feature's commands, and the tables of the cache.
struct CacheContainer: Sendable {
    let cache: any CacheRepositoryContract
    let tables: [CacheTable]
    let clock: any ClockContract
}

extension CacheContainer {
    init(
        database: Database, waitsTable: String, tables: [CacheTable], pictures: CachedFiles, clock: any ClockContract
    ) {
        let local = CacheSQLiteDataSource(database: database, tables: tables.map(\.name), waitsTable: waitsTable)
        cache = CacheRepository(local: local, pictures: pictures)
        self.tables = tables
        self.clock = clock
    }
}
