import ChallengeCore
import ChallengePersistence

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the cache's database without knowing its features: whatever table dates its rows counts.
struct CacheRepository: CacheRepositoryContract {
    let database: Database

    var path: String? { database.path }

    func getStatus() async throws(CacheError) -> CacheStatus {
        let size = await database.fileSize
        // Looking must not make a file where there is none.
        if size == 0, path != nil { return status(size: 0, tables: []) }
        return try await translate { () async throws(DatabaseError) in
            let tables = try await database.read { (connection) throws(DatabaseError) in
                try connection.datedTables().map { (name) throws(DatabaseError) in
                    try connection.summary(of: name)
                }
            }
            return status(size: size, tables: tables)
        }
    }

    func deleteAll() async throws(CacheError) {
        try await translate { () async throws(DatabaseError) in try await database.erase() }
    }

    private func status(size: Int, tables: [TableSummary]) -> CacheStatus {
        CacheStatus(
            path: path,
            size: size,
            entries: tables.map { CacheStatus.Entry(kind: $0.name, count: $0.count) },
            oldest: tables.compactMap(\.oldest).min(),
            newest: tables.compactMap(\.newest).max())
    }

    private func translate<Value>(
        _ work: () async throws(DatabaseError) -> Value
    ) async throws(CacheError) -> Value {
        do {
            return try await work()
        } catch {
            throw .storageFailed(StorageFailure(error))
        }
    }
}

private struct TableSummary: Sendable {
    let name: String
    let count: Int
    let oldest: Timestamp?
    let newest: Timestamp?
}

extension Connection {
    fileprivate func datedTables() throws(DatabaseError) -> [String] {
        try rows(
            """
            SELECT tables.name FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
            WHERE tables.type = 'table' AND columns.name = 'fetched_at' ORDER BY tables.name
            """
        ) { row in row.text(0) }
    }

    fileprivate func summary(of table: String) throws(DatabaseError) -> TableSummary {
        let summary = try row("SELECT count(*), min(fetched_at), max(fetched_at) FROM \"\(table)\"") { row in
            TableSummary(
                name: table, count: row.integer(0), oldest: Timestamp(secondsSince1970: row[1]),
                newest: Timestamp(secondsSince1970: row[2]))
        }
        return summary ?? TableSummary(name: table, count: 0, oldest: nil, newest: nil)
    }
}

extension Timestamp {
    fileprivate init?(secondsSince1970 value: SQLValue) {
        guard case .real(let seconds) = value else { return nil }
        self.init(Date(timeIntervalSince1970: seconds))
    }
}
