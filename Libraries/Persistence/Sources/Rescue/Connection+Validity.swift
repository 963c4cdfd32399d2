extension Connection {
    /// Returns `true` if the database is intact, and its tables, indexes, triggers and versions are those of the
    /// schemas.
    func isValid(for schemas: [Schema]) throws(DatabaseError) -> Bool {
        try refuseUnknown(schemas)
        guard try isIntact() else { return false }
        return try matches(schemas)
    }

    /// Returns `true` if the tables, indexes, triggers and versions are those of the schemas.
    func matches(_ schemas: [Schema]) throws(DatabaseError) -> Bool {
        let stored = try schemaVersions()
        for schema in schemas {
            guard let version = version(of: schema) else {
                if stored[schema.name] == nil { continue }
                return false
            }
            if stored[schema.name] != SQLValue(version) { return false }
            let expected = try Connection.inMemory(with: [schema.upTo(version)])
            let tables = try expected.tableNames()
            if try expected.objects(on: tables) != objects(on: tables) { return false }
        }
        return true
    }

    /// Throws if another version of the program wrote the file, unless damage makes its versions unreadable.
    ///
    /// A repair with other schemas would drop the columns that they do not have.
    func refuseUnknown(_ schemas: [Schema]) throws(DatabaseError) {
        guard let stored = try? schemaVersions() else { return }
        try Schema.refuseUnknown(schemas, in: stored)
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
    /// Returns the stored version of a schema; the latest one if only its tables exist, and `nil` if nothing exists.
    func version(of schema: Schema) -> Int? {
        if let stored = storedVersion(of: schema) { return stored }
        let expected = (try? Connection.inMemory(with: [schema]).tableNames()) ?? []
        return Set(expected).isDisjoint(with: (try? tableNames()) ?? []) ? nil : schema.versions.upperBound
    }

    /// Returns the version in the database; `nil` if it is missing or invalid for the schema.
    private func storedVersion(of schema: Schema) -> Int? {
        let value = try? row("SELECT version FROM schemas WHERE name = ?", [.text(schema.name)]) { $0[0] }
        guard case .integer(let version) = value, schema.versions.contains(Int(clamping: version)) else { return nil }
        return Int(version)
    }
}
