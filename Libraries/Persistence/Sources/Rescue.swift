/// What became of a damaged library: where it lies now, and how much of it the fresh one holds.
public struct Rescue: Sendable, Equatable {
    public let damagedFile: String
    public let rows: Int
}

extension Connection {
    /// Copies into this database what can still be read of a damaged one, and answers how many rows that is.
    ///
    /// Each table is read from both ends: what lies behind the damage is met from the other side.
    func rescueRows(from damaged: Connection) throws(DatabaseError) -> Int {
        // A file that is shorter than it says is only opened like this.
        try? damaged.execute("PRAGMA writable_schema = ON")
        return try transaction { () throws(DatabaseError) in
            let before = try totalChanges()
            for table in try tables() {
                let columns = try self.columns(of: table).filter(Set(columnsOrNone(of: table, in: damaged)).contains)
                if columns.isEmpty { continue }
                let order = try keyColumns(of: table)
                for direction in ["ASC", "DESC"] {
                    try copy(columns, of: table, orderedBy: order.map { "\($0) \(direction)" }, from: damaged)
                }
            }
            return try totalChanges() - before
        }
    }

    private func copy(
        _ columns: [String], of table: String, orderedBy order: [String], from damaged: Connection
    ) throws(DatabaseError) {
        let list = columns.joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let insertion = "INSERT OR IGNORE INTO \"\(table)\" (\(list)) VALUES (\(marks))"
        var failure: DatabaseError?
        do {
            try damaged.forEachRow("SELECT \(list) FROM \"\(table)\" ORDER BY \(order.joined(separator: ", "))", []) {
                row in
                do throws(DatabaseError) {
                    if failure == nil { try execute(insertion, columns.indices.map { row[$0] }) }
                } catch {
                    failure = error
                }
            }
        } catch {
            // This is as far as the table can be read from this end.
        }
        if let failure { throw failure }
    }

    private func tables() throws(DatabaseError) -> [String] {
        try rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schemas'") { $0.text(0) }
    }

    private func columns(of table: String) throws(DatabaseError) -> [String] {
        try rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) { "\"\($0.text(0))\"" }
    }

    private func columnsOrNone(of table: String, in damaged: Connection) -> [String] {
        (try? damaged.columns(of: table)) ?? []
    }

    private func keyColumns(of table: String) throws(DatabaseError) -> [String] {
        let columns = try rows("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", [.text(table)]) {
            "\"\($0.text(0))\""
        }
        return columns.isEmpty ? ["rowid"] : columns
    }

    private func totalChanges() throws(DatabaseError) -> Int {
        try row("SELECT total_changes()") { $0.integer(0) } ?? 0
    }
}
