extension Connection {
    /// Returns `true` if the tables, indexes, triggers and versions are those of the schemas.
    func matches(_ schemas: [Schema]) throws(DatabaseError) -> Bool {
        let stored = try schemaVersions()
        for schema in schemas {
            let expected = try Connection.inMemory()
            try expected.migrate([schema])
            let tables = try expected.tableNames()
            let version = stored[schema.name]
            guard version == nil || version == SQLValue(schema.versions.upperBound),
                try objects(on: tables) == (version == nil ? [] : expected.objects(on: tables))
            else { return false }
        }
        return true
    }

    /// Throws if another version of the program wrote the file, unless damage makes its versions unreadable.
    func refuseUnknown(_ schemas: [Schema]) throws(DatabaseError) {
        guard let stored = try? schemaVersions() else { return }
        try Schema.refuseUnknown(schemas, in: stored)
    }

    /// Runs SQLite's integrity check, which compares every index with its table, unlike `quick_check`.
    func isIntact() throws(DatabaseError) -> Bool { try row("PRAGMA integrity_check(1)") { $0.text(0) } == "ok" }

    /// Throws if a library is damaged, even if the next statements would not fail, such as by an index that hides rows.
    func checkIsSound(for schemas: [Schema]) throws(DatabaseError) {
        guard try isIntact() else { throw .damaged(reason: "integrity_check") }
        if hasUnknownFormat { throw .damaged(reason: "unknown format") }
        guard try hasTables(of: schemas) else { throw .damaged(reason: "missing table") }
    }

    /// Returns `true` if the file has all tables of those schemas that it has in their latest version.
    private func hasTables(of schemas: [Schema]) throws(DatabaseError) -> Bool {
        let (stored, names) = (try schemaVersions(), Set(try tableNames()))
        if stored.isEmpty { return names.isEmpty }
        for schema in schemas where stored[schema.name] == SQLValue(schema.versions.upperBound) {
            let expected = try Connection.inMemory()
            try expected.migrate([schema])
            guard try names.isSuperset(of: expected.tableNames()) else { return false }
        }
        return true
    }

    /// Returns the names of the tables, without those of SQLite and the table of versions.
    private func tableNames() throws(DatabaseError) -> [String] {
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
