/// The tables and columns whose values come from other tables and columns of the same schema.
extension Database {
    /// Returns `true` if the derived tables and columns have the values that the others result in.
    public nonisolated func hasCurrentDerivedRows() async throws(DatabaseError) -> Bool {
        // During an interrupted write, which the next command undoes, the rows can differ.
        guard let file = storage.file, !file.hasJournal else { return true }
        let schemas = opener.schemas
        return try await Database(.readOnly(path: file.path), schemas: []).read { (connection) throws(DatabaseError) in
            for schema in schemas where try !connection.hasCurrentDerivedRows(of: schema) { return false }
            return true
        }
    }

    /// Fills the derived tables and columns again.
    public func deriveRows() throws(DatabaseError) {
        let schemas = opener.schemas
        try write { (connection) throws(DatabaseError) in
            for schema in schemas { try connection.deriveRows(of: schema) }
        }
    }
}

extension Connection {
    fileprivate func deriveRows(of schema: Schema) throws(DatabaseError) {
        guard let derive = schema.derive else { return }
        for table in schema.derivedTables { try execute("DELETE FROM \(table.quotedForSQL)") }
        try derive(self)
    }

    /// Derives the rows in a copy in memory, and compares them.
    fileprivate func hasCurrentDerivedRows(of schema: Schema) throws(DatabaseError) -> Bool {
        if schema.derive == nil { return true }
        let copy = try Connection.inMemory(with: [schema])
        let tables = try copy.tableNames()
        for table in tables {
            let names = try columns(of: table).map(\.name)
            try copy.insertRows(in: table, columns: names, with: try allRows(of: table, names.count))
        }
        try copy.deriveRows(of: schema)
        for table in tables {
            let count = try columns(of: table).count
            if try allRows(of: table, count) != copy.allRows(of: table, count) { return false }
        }
        return true
    }

    private func allRows(of table: String, _ count: Int) throws(DatabaseError) -> [[SQLValue]] {
        try rows("SELECT * FROM \(table.quotedForSQL) ORDER BY 1, 2") { row in
            var values: [SQLValue] = []
            for index in 0..<count { values.append(row[index]) }
            return values
        }
    }
}
