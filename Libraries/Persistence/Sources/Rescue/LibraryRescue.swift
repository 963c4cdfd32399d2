/// A rescue that sets a damaged library aside and replaces it by a fresh one with the rows that queries can read.
struct LibraryRescue {
    let opener: DatabaseOpener
    let file: DatabaseFile

    /// The function that returns the free space of a file's disk in bytes.
    var availableSpace: (DatabaseFile) -> Int = \.availableSpace

    private var fresh: DatabaseFile { DatabaseFile(path: file.path + ".rescue") }

    /// Completes the fresh file before it replaces the damaged one, so that no rows are lost if the process is killed.
    func run() throws(DatabaseError) -> Rescue {
        defer { discardDraft() }
        discardDraft()
        let writeLock = try writeLock()
        defer { withExtendedLifetime(writeLock) {} }
        // The space is for the fresh file and its journal.
        if try availableSpace(file) < 2 * file.size() { throw .full }
        let rows = try copyRows()
        return Rescue(damagedFile: try file.setAside(inFavorOf: fresh), rows: rows)
    }

    /// Locks the library, so that no other process writes rows that the rescue would miss; `nil` if no process can
    /// write it.
    private func writeLock() throws(DatabaseError) -> Connection? {
        if file.isEmpty { return nil }
        do {
            let connection = try Connection(path: file.path, flags: .readWrite, busyTimeout: opener.busyTimeout)
            try connection.execute("BEGIN IMMEDIATE")
            return connection
        } catch .busy {
            throw .busy
        } catch {
            return nil
        }
    }

    /// Opens the library for queries; returns `nil` if SQLite cannot open it.
    private func openSource() -> Connection? {
        if file.isEmpty { return nil }
        let source = try? Connection(path: file.path, flags: .readWrite, busyTimeout: opener.busyTimeout)
        // SQLite then reads a truncated file, and a table if only the definition of another one is damaged.
        try? source?.execute("PRAGMA writable_schema = ON")
        return source
    }

    private func discardDraft() {
        // A failure is ignored, because the next rescue discards the draft before it starts.
        try? fresh.discard()
    }

    /// Copies the readable rows into the fresh file, and returns their number.
    ///
    /// Rows of an older version are copied into tables of that version, which the later steps then migrate.
    private func copyRows() throws(DatabaseError) -> Int {
        let source = openSource()
        let schemas = opener.schemas.map { schema in source?.version(of: schema).map(schema.upTo) ?? schema }
        let derivedTables = opener.schemas.flatMap(\.derivedTables)
        let target = try DatabaseOpener(storage: opener.storage, schemas: schemas, busyTimeout: opener.busyTimeout)
            .openWritable(fresh)
        try target.transaction { () throws(DatabaseError) in
            guard let source else { return }
            for table in try target.tableNames() where !derivedTables.contains(table) {
                try target.copyReadableRows(of: table, from: source)
            }
        }
        try target.migrate(opener.schemas)
        return try target.transaction { () throws(DatabaseError) in
            for schema in opener.schemas { try schema.derive?(target) }
            return try target.countRows(besides: derivedTables)
        }
    }
}

extension Connection {
    /// A limit for the rows of a query, so that it ends even if pages refer to each other in a circle.
    private static let maximumRows = 10_000_000

    /// Copies the rows of a table that queries can read.
    ///
    /// A query ends at a damaged page, so a second one reads from the other end. The key of the table prevents that a row
    /// is inserted twice.
    fileprivate func copyReadableRows(of table: String, from source: Connection) throws(DatabaseError) {
        let present = (try? source.columnNames(of: table)) ?? []
        let columns = try columnNames(of: table).filter(present.contains)
        if columns.isEmpty { return }
        for order in ["", "ORDER BY rowid DESC"] {
            let query =
                "SELECT \(columns.quotedList) FROM \"\(table)\" NOT INDEXED \(order) LIMIT \(Self.maximumRows)"
            if try copyRows(of: query, from: source, into: table, columns) { return }
        }
    }

    /// Inserts the rows of a query, and returns `false` if the query fails.
    private func copyRows(
        of query: String, from source: Connection, into table: String, _ columns: [String]
    ) throws(DatabaseError) -> Bool {
        var failure: DatabaseError?
        do {
            try source.forEachRow(query, []) { row in
                if failure != nil { return }
                do throws(DatabaseError) {
                    try insertIfValid(columns.indices.map { row[$0] }, into: table, columns)
                } catch {
                    failure = error
                }
            }
        } catch {
            return false
        }
        if let failure { throw failure }
        return true
    }

    /// Inserts a row, unless a row with its key exists or the row violates a constraint.
    private func insertIfValid(
        _ values: [SQLValue], into table: String, _ columns: [String]
    ) throws(DatabaseError) {
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        do {
            try execute("INSERT OR IGNORE INTO \"\(table)\" (\(columns.quotedList)) VALUES (\(marks))", values)
        } catch .failed(let code, _) where ResultCode(rawValue: Int32(code & 0xFF)) == .mismatch {
            // The key is not a number, so this program has not written the row.
        }
    }

    private func columnNames(of table: String) throws(DatabaseError) -> [String] {
        try rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) { $0.text(0) }
    }

    fileprivate func countRows(besides derivedTables: [String]) throws(DatabaseError) -> Int {
        var count = 0
        for table in try tableNames() where !derivedTables.contains(table) {
            count += try row("SELECT count(*) FROM \"\(table)\"") { $0.integer(0) } ?? 0
        }
        return count
    }
}

extension [String] {
    fileprivate var quotedList: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}

/// The result of a rescue: the new path of the damaged file, and the number of rows in the fresh one.
public struct Rescue: Sendable, Equatable {
    public let damagedFile: String
    public let rows: Int
}
