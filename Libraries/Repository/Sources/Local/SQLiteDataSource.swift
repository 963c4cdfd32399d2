public import ChallengeCore
public import ChallengePersistence

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A cache in a database, with separate values for each address of an API.
public struct SQLiteDataSource<Item: RowDTO>: LocalDataSourceContract {
    private let database: Database
    private let apiAddress: String

    public init(database: Database, apiAddress: String) {
        self.database = database
        self.apiAddress = apiAddress
    }

    public func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Cached<Item>] {
        try await read { (connection) throws(DatabaseError) in try items(identifiers, connection) }
    }

    public func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in try save(items, fetchedAt, connection) }
    }

    public func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try connection.execute(
                "DELETE FROM \(Item.table) WHERE source = ? AND id IN (SELECT value FROM json_each(?))",
                [.text(apiAddress), .text(identifiers.jsonArray)])
        }
    }

    public func getPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<Item>>? {
        try await read { (connection) throws(DatabaseError) in
            let row = try connection.row(
                "SELECT count, pages, items, fetched_at FROM \(Item.pagesTable) WHERE source = ? AND page_key = ?",
                [.text(apiAddress), .text(key.text)]
            ) { row in
                (
                    info: PageInfoDTO(count: row.integer(0), pages: row.integer(1)),
                    identifiers: [Item.ID](columnText: row.text(2)), fetchedAt: row.real(3)
                )
            }
            guard let row, let identifiers = row.identifiers else { return nil }
            let results = try items(identifiers, connection).map(\.value)
            guard results.count == identifiers.count else { return nil }
            return Cached(
                value: PageDTO(info: row.info, results: results),
                fetchedAt: Date(timeIntervalSince1970: row.fetchedAt))
        }
    }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try save(page.results, fetchedAt, connection)
            try connection.execute(
                """
                INSERT OR REPLACE INTO \(Item.pagesTable) (source, page_key, count, pages, items, fetched_at)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
                [
                    .text(apiAddress), .text(key.text), SQLValue(page.info.count), SQLValue(page.info.pages),
                    .text(page.results.map(\.id).columnText),
                    .real(fetchedAt.timeIntervalSince1970),
                ])
        }
    }

    public func deletePage(_ key: PageKey) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try connection.execute(
                "DELETE FROM \(Item.pagesTable) WHERE source = ? AND page_key = ?",
                [.text(apiAddress), .text(key.text)])
        }
    }

    private func read<Value: Sendable>(
        _ work: @Sendable (borrowing Connection) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in try await database.read(work)
        }
    }

    private func write(
        _ work: @Sendable (borrowing Connection) throws(DatabaseError) -> Void
    ) async throws(StorageFailure) {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in try await database.write(work)
        }
    }

    private func items(_ identifiers: [Item.ID], _ connection: Connection) throws(DatabaseError) -> [Cached<Item>] {
        let columns = (["id"] + Item.columns + ["fetched_at"]).map { "items.\($0)" }.joined(separator: ", ")
        return try connection.rows(
            """
            SELECT \(columns)
            FROM json_each(?) AS wanted JOIN \(Item.table) AS items ON items.source = ? AND items.id = wanted.value
            ORDER BY wanted.key
            """,
            [.text(identifiers.jsonArray), .text(apiAddress)]
        ) { row in
            Cached(value: Item(row), fetchedAt: Date(timeIntervalSince1970: row.real(Item.columns.count + 1)))
        }
    }

    private func save(_ items: [Item], _ fetchedAt: Date, _ connection: Connection) throws(DatabaseError) {
        try connection.replaceRows(
            in: Item.table, columns: ["source", "id"] + Item.columns + ["fetched_at"],
            with: items.map { item in
                [.text(apiAddress), item.id.sqlValue] + item.values + [.real(fetchedAt.timeIntervalSince1970)]
            })
    }
}

extension RowDTO {
    fileprivate static var pagesTable: String { "\(table)_pages" }

    /// The statement that creates the table for the pages of the collection, for a schema.
    public static var pagesTableCreation: String {
        """
        CREATE TABLE \(pagesTable) (
            source TEXT NOT NULL, page_key TEXT NOT NULL, count INTEGER NOT NULL, pages INTEGER NOT NULL,
            items TEXT NOT NULL, fetched_at REAL NOT NULL,
            PRIMARY KEY (source, page_key)
        ) WITHOUT ROWID
        """
    }
}
