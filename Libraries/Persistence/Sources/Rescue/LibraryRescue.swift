/// A rescue that sets a damaged library aside and replaces it by a fresh one with the readable rows.
struct LibraryRescue {
    let opener: DatabaseOpener
    let file: DatabaseFile
    /// The function that returns the free space of a file's disk in bytes.
    var availableSpace: (DatabaseFile) -> Int = \.availableSpace

    private var fresh: DatabaseFile { DatabaseFile(path: file.path + ".rescue") }
    private var copy: DatabaseFile { DatabaseFile(path: file.path + ".rescue-copy") }

    /// Completes the fresh file before it replaces the damaged one, so that no rows are lost if the process is killed.
    func run() throws(DatabaseError) -> Rescue {
        defer { discardDrafts() }
        discardDrafts()
        let writeLock = try writeLock()
        // If the process closes any descriptor of the file, the system releases the lock. So this one stays open.
        let content = try OpenFile(file)
        defer { withExtendedLifetime((writeLock, content)) {} }
        // The space is for the copy, the fresh file and the journal of the fresh file.
        if try availableSpace(file) < 3 * file.size() { throw .full }
        try file.copy(content, to: copy)
        let rows = try copyRows()
        // If the process is killed after the replacement, no later rescue deletes the copy.
        try copy.discard()
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

    private func discardDrafts() {
        // A failure is ignored, because the next rescue discards the drafts before it starts.
        for draft in [fresh, copy] { try? draft.discard() }
    }

    /// Copies the readable rows into the fresh file, and returns their number.
    ///
    /// Rows of an older version are copied into tables of that version, which the later steps then migrate.
    private func copyRows() throws(DatabaseError) -> Int {
        let source = try readableCopy()
        let schemas = opener.schemas.map { schema in
            source?.version(of: schema).map(schema.upTo) ?? schema
        }
        try fresh.discard()
        let target = try opener(with: schemas).openWritable(fresh)
        try target.transaction { () throws(DatabaseError) in
            if let source { try target.copyUnknownTables(of: source, besides: schemas) }
            try target.copyRows(of: source, pages: copy, besides: schemas.flatMap(\.derivedTables))
        }
        try target.migrate(opener.schemas)
        return try target.transaction { () throws(DatabaseError) in
            for schema in opener.schemas { try schema.derive?(target) }
            return try target.countRows(besides: opener.schemas.flatMap(\.derivedTables))
        }
    }

    /// Opens the copy with the header of a fresh file; returns `nil` if its list of tables cannot be read.
    private func readableCopy() throws(DatabaseError) -> Connection? {
        let target = try opener(with: opener.schemas).openWritable(fresh)
        try copy.cutOffPartialPage(like: fresh)
        try copy.copyHeader(of: fresh)
        guard
            let source = try? Connection(path: copy.path, flags: .readWrite, busyTimeout: opener.busyTimeout),
            let own = try? source.tableNames(), let expected = try? target.tableNames(),
            !Set(own).isDisjoint(with: expected)
        else { return nil }
        return source
    }

    private func opener(with schemas: [Schema]) -> DatabaseOpener {
        DatabaseOpener(storage: opener.storage, schemas: schemas, busyTimeout: opener.busyTimeout)
    }
}

extension Connection {
    /// Creates the tables of features that this version of the program does not have.
    ///
    /// Without the tables, their rows would not be rescued.
    fileprivate func copyUnknownTables(of source: Connection, besides schemas: [Schema]) throws(DatabaseError) {
        let own = Set(try tableNames())
        let definitions = try? source.rows(
            "SELECT tbl_name, sql FROM sqlite_schema WHERE type IN ('table', 'index') ORDER BY type DESC"
        ) { (table: $0.text(0), sql: $0.text(1)) }
        for (table, sql) in definitions ?? [] where !own.contains(table) && sql.hasPrefix("CREATE ") {
            do {
                try execute(sql)
            } catch .failed {
                // The text is not a valid definition of a table.
            }
        }
        for (name, version) in (try? source.schemaVersions()) ?? [:] where !schemas.contains(where: { $0.name == name })
        {
            guard case .integer(1...) = version else { continue }
            try execute("INSERT OR IGNORE INTO schemas (name, version) VALUES (?, ?)", [.text(name), version])
        }
    }

    /// Copies rows with queries and, if the file is damaged, also from its pages.
    ///
    /// Pages are read, too, because the query of a damaged tree can end early without an error.
    fileprivate func copyRows(
        of source: Connection?, pages: DatabaseFile, besides derivedTables: [String]
    ) throws(DatabaseError) {
        var isComplete = (try? source?.isIntact()) ?? false
        var tables: [RescuedTable] = []
        for name in try tableNames() where !derivedTables.contains(name) {
            let table = try RescuedTable(name, of: self)
            tables.append(table)
            if let source, try !table.copyRows(from: source, to: self) { isComplete = false }
        }
        if isComplete { return }
        try DatabasePages(pages).forEachRow { (record) throws(DatabaseError) in
            let candidates = tables.compactMap { table in table.row(from: record).map { (table, $0) } }
            // A row that fits several tables may belong to any of them, so it is not copied.
            if candidates.count == 1 { try candidates[0].0.insert(candidates[0].1, into: self) }
        }
    }

    fileprivate func countRows(besides derivedTables: [String]) throws(DatabaseError) -> Int {
        var count = 0
        for table in try tableNames() where !derivedTables.contains(table) {
            count += try row("SELECT count(*) FROM \"\(table)\"") { $0.integer(0) } ?? 0
        }
        return count
    }
}

/// The result of a rescue: the new path of the damaged file, and the number of rows in the fresh one.
public struct Rescue: Sendable, Equatable {
    public let damagedFile: String
    public let rows: Int
}
