extension Connection {
    /// Returns `true` if the database is intact, and its tables, indexes, triggers and versions are those of the
    /// schemas.
    func isValid(for schemas: [Schema]) throws(DatabaseError) -> Bool {
        try refuseNewer(schemas)
        guard try isIntact() else { return false }
        return try matches(schemas)
    }

    /// Returns `true` if the tables, indexes, triggers and versions are those of the schemas.
    func matches(_ schemas: [Schema]) throws(DatabaseError) -> Bool {
        let stored = try schemaVersions()
        for schema in schemas {
            let version = version(of: schema)
            let isStored = stored[schema.name].map { $0 == SQLValue(version) } ?? (version == 0)
            if !isStored { return false }
            let expected = try Connection.inMemory(with: [schema.upTo(version)])
            let tables = try expected.tableNames()
            if try expected.objects(on: tables) != objects(on: tables) { return false }
        }
        return true
    }

    /// Throws if a newer version of the program wrote the file, unless damage makes its versions unreadable.
    ///
    /// A repair with older schemas would drop the columns that the newer version has added.
    func refuseNewer(_ schemas: [Schema]) throws(DatabaseError) {
        guard let stored = try? schemaVersions() else { return }
        try Schema.refuseNewer(schemas, in: stored)
    }

    /// Runs SQLite's integrity check, which compares every index with its table, unlike `quick_check`.
    func isIntact() throws(DatabaseError) -> Bool {
        try row("PRAGMA integrity_check(1)") { $0.text(0) } == "ok"
    }

    /// Returns a database in memory with the tables of the schemas.
    static func inMemory(with schemas: [Schema]) throws(DatabaseError) -> Connection {
        let connection = try Connection(path: "", flags: .readWriteCreate, busyTimeout: .zero)
        try connection.migrate(schemas)
        return connection
    }

    /// Returns the names of the tables, without those of SQLite and the table of versions.
    func tableNames() throws(DatabaseError) -> [String] {
        try rows(
            """
            SELECT name FROM sqlite_schema
            WHERE type = 'table' AND name <> 'schemas' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
            """
        ) { $0.text(0) }
    }

    /// Returns the definitions of the tables and of their indexes and triggers.
    private func objects(on tables: [String]) throws(DatabaseError) -> Set<String> {
        let objects = try rows("SELECT tbl_name, type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_schema") {
            (table: $0.text(0), definition: $0.text(1))
        }
        return Set(objects.filter { tables.contains($0.table) }.map(\.definition))
    }
}

extension Connection {
    /// Returns the stored version of a schema or, if there is none, the latest version of which a table or column
    /// exists.
    func version(of schema: Schema) -> Int {
        if let stored = storedVersion(of: schema) { return stored }
        let own = columns()
        var earlier: Set<String> = []
        var version = 0
        for step in schema.steps.indices {
            let columns = (try? Connection.inMemory(with: [schema.upTo(step + 1)]))?.columns() ?? []
            if !columns.subtracting(earlier).isDisjoint(with: own) { version = step + 1 }
            earlier = columns
        }
        return version
    }

    /// Returns the version in the database; `nil` if it is missing or invalid for the schema.
    private func storedVersion(of schema: Schema) -> Int? {
        let value = try? row("SELECT version FROM schemas WHERE name = ?", [.text(schema.name)]) { $0[0] }
        guard case .integer(let version) = value, 1...Int64(schema.steps.count) ~= version else { return nil }
        return Int(version)
    }

    /// Returns all columns of all tables, each as `table.column`.
    private func columns() -> Set<String> {
        let tables = (try? tableNames()) ?? []
        return tables.reduce(into: []) { all, table in
            let names = try? rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) { $0.text(0) }
            for name in names ?? [] { all.insert("\(table).\(name)") }
        }
    }
}
