import ChallengeCore
import ChallengePersistence

/// The tables of other features in the cache.
struct CacheSQLiteDataSource: CacheLocalDataSourceContract {
    let database: Database
    /// The names of the tables, each of which has the column `fetched_at`.
    let tables: [String]
    let waitsTable: String

    var path: String? { database.path }

    func getContents() async throws(StorageFailure) -> CacheContentsDTO {
        let size = try await database.withStorageFailure { (database) async throws(DatabaseError) in
            try await database.fileSize()
        }
        if size == 0, path != nil {
            return CacheContentsDTO(size: 0, tables: tables.map { CacheTableDTO(name: $0, count: 0) })
        }
        let contents = try await database.reading { (connection) throws(DatabaseError) in
            var contents: [CacheTableDTO] = []
            for table in tables { contents.append(try connection.contents(of: table)) }
            return contents
        }
        return CacheContentsDTO(size: size, tables: contents)
    }

    func deleteAll() async throws(StorageFailure) {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in try await database.erase() }
    }

    func deleteWaits() async throws(StorageFailure) {
        let hasRows = try await database.withStorageFailure { (database) async throws(DatabaseError) in
            if path == nil { return true }
            return try await database.hasContent
        }
        if !hasRows { return }
        try await database.writing { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM \"\(waitsTable)\"")
        }
    }
}

extension Connection {
    fileprivate func contents(of table: String) throws(DatabaseError) -> CacheTableDTO {
        try row("SELECT count(*), min(fetched_at), max(fetched_at) FROM \"\(table)\"") { row in
            CacheTableDTO(name: table, count: row.integer(0), oldest: row[1].seconds, newest: row[2].seconds)
        } ?? CacheTableDTO(name: table, count: 0)
    }
}

extension SQLValue {
    fileprivate var seconds: Double? { if case .real(let seconds) = self { seconds } else { nil } }
}
