/// What became of a damaged library: where it lies now, and how much of it the fresh one holds.
public struct Rescue: Sendable, Equatable {
    public let damagedFile: String
    public let rows: Int
}

extension Connection {
    /// Whether it has any of the tables of another.
    func hasTables(of other: Connection) -> Bool {
        guard let own = try? tables(), let others = try? other.tables() else { return false }
        return !Set(own).isDisjoint(with: others)
    }

    /// Whether every table and every index is as it should be: that pages are spare is nothing that is lost.
    var isSoundApartFromSpareSpace: Bool {
        let findings = (try? rows("PRAGMA integrity_check") { $0.text(0) }) ?? ["unreadable"]
        return findings.allSatisfy { $0 == "ok" || $0.hasSuffix("never used") }
    }

    /// Copies into this database what can still be read of a damaged one, and answers how many rows that is.
    ///
    /// Each table is read from both ends: what lies behind the damage is met from the other side. Rows of dependent tables
    /// are no things of their own: they are not counted, and go with what they depended on.
    func rescueRows(from damaged: Connection, dependents: [String: String]) throws(DatabaseError) -> Int {
        try transaction { () throws(DatabaseError) in
            let tables = try tables()
            for table in tables {
                let columns = try self.columns(of: table).filter(Set(columnsOrNone(of: table, in: damaged)).contains)
                if columns.isEmpty { continue }
                let order = try keyColumns(of: table)
                for direction in ["ASC", "DESC"] {
                    try copy(columns, of: table, orderedBy: order.map { "\($0) \(direction)" }, from: damaged)
                }
            }
            for (table, condition) in dependents { try execute("DELETE FROM \"\(table)\" WHERE NOT (\(condition))") }
            var count = 0
            for table in tables where dependents[table] == nil {
                count += try row("SELECT count(*) FROM \"\(table)\"") { $0.integer(0) } ?? 0
            }
            return count
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
                    let values = columns.indices.map { row[$0] }
                    if failure == nil, !values.contains(where: \.isBlotted) { try execute(insertion, values) }
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
}

extension SQLValue {
    /// Whether it is a text with zeros in it, which is what lost pages are read as: nobody writes such.
    fileprivate var isBlotted: Bool {
        if case .text(let text) = self { text.utf8.contains(0) } else { false }
    }
}
