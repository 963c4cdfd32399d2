import ChallengeCore
import ChallengePersistence
import ChallengePlatform

/// A repository that reads and deletes the rows of other features.
///
/// Each table must have the column `fetched_at`.
struct CacheRepository: CacheRepositoryContract {
    let database: Database
    let tables: [String]
    let waitsTable: String
    let pictures: CachedFiles

    var path: String? { database.path }

    func getStatus() async throws(CacheError) -> CacheStatus {
        try await translate { () async throws(DatabaseError) in
            let size = try await database.fileSize()
            // Reading the status must not create the file.
            let exists = size > 0 || path == nil
            return status(size: size, tables: exists ? try await summaries() : tables.map(TableSummary.init(empty:)))
        }
    }

    func deleteAll() async throws(CacheError) {
        pictures.clear()
        try await translate { () async throws(DatabaseError) in try await database.erase() }
    }

    func deleteWaits() async throws(CacheError) {
        try await translate { () async throws(DatabaseError) in
            // If there are no waits to delete, the file must not be created.
            if path != nil, try await !database.hasContent { return }
            try await database.write { (connection) throws(DatabaseError) in
                try connection.execute("DELETE FROM \"\(waitsTable)\"")
            }
        }
    }

    private func summaries() async throws(DatabaseError) -> [TableSummary] {
        try await database.read { (connection) throws(DatabaseError) in
            var summaries: [TableSummary] = []
            for table in tables { summaries.append(try connection.summary(of: table)) }
            return summaries
        }
    }

    private func status(size: Int, tables: [TableSummary]) -> CacheStatus {
        let files = pictures.usage()
        return CacheStatus(
            path: path,
            size: size,
            entries: tables.map { CacheStatus.Entry(table: $0.name, count: $0.count, newest: $0.newest) },
            pictures: files.count, pictureSize: files.bytes,
            oldest: tables.compactMap(\.oldest).min(),
            newest: tables.compactMap(\.newest).max())
    }

    private func translate<Value>(_ work: () async throws(DatabaseError) -> Value) async throws(CacheError) -> Value {
        do {
            return try await work()
        } catch {
            throw .storageFailed(StorageFailure(error, path: path))
        }
    }
}

private struct TableSummary: Sendable {
    let name: String
    let count: Int
    let oldest: Timestamp?
    let newest: Timestamp?
}

extension TableSummary {
    init(empty name: String) { self.init(name: name, count: 0, oldest: nil, newest: nil) }
}

extension Connection {
    fileprivate func summary(of table: String) throws(DatabaseError) -> TableSummary {
        try row("SELECT count(*), min(fetched_at), max(fetched_at) FROM \"\(table)\"") { row in
            TableSummary(
                name: table, count: row.integer(0), oldest: Timestamp(secondsSince1970: row[1]),
                newest: Timestamp(secondsSince1970: row[2]))
        } ?? TableSummary(empty: table)
    }
}

extension Timestamp {
    fileprivate init?(secondsSince1970 value: SQLValue) {
        guard case .real(let seconds) = value else { return nil }
        self.init(Date(timeIntervalSince1970: seconds))
    }
}
