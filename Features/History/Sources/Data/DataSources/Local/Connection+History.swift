import ChallengePersistence

extension Connection {
    /// The entries that the clauses select.
    func entries(_ clauses: String = "", _ arguments: [SQLValue] = []) throws(DatabaseError) -> [HistoryEntryDTO] {
        try rows("SELECT number, kind, identifier, name, shown_at, source FROM history \(clauses)", arguments) { row in
            HistoryEntryDTO(
                number: row.integer(0), kind: row.text(1), identifier: row[2] == .null ? nil : row.integer(2),
                name: row.text(3), shownAt: Int64(row.integer(4)), source: row.text(5))
        }
    }

    /// The largest number of an entry; `nil` if there is none.
    var lastNumber: Int? {
        get throws(DatabaseError) {
            try row("SELECT number FROM history ORDER BY number DESC LIMIT 1") { $0.integer(0) }
        }
    }

    /// Inserts entries behind the last one, and deletes the oldest beyond the limit.
    func append(_ entries: [HistoryEntryDTO], after last: Int, limit: Int) throws(DatabaseError) {
        try insert(entries)
        let oldest = last + entries.count - limit
        if oldest > 0 { try execute("DELETE FROM history WHERE number <= ?", [SQLValue(oldest)]) }
    }

    /// Inserts entries under new numbers.
    func insert(_ entries: [HistoryEntryDTO]) throws(DatabaseError) {
        for entry in entries {
            try execute(
                "INSERT INTO history (kind, identifier, name, shown_at, source) VALUES (?, ?, ?, ?, ?)", entry.values)
        }
    }
}

extension HistoryEntryDTO {
    /// The values of the columns other than the number.
    var values: [SQLValue] {
        [.text(kind), SQLValue(identifier), .text(name), .integer(shownAt), .text(source)]
    }
}
