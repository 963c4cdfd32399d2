extension Connection {
    /// The most values that SQLite lets one statement have.
    private static let maximumValues = 32_766

    /// Writes rows in place of those with the same key: one statement for all, or for as many as SQLite takes at once.
    public func replaceRows(
        in table: String, columns: [String], with rows: [[SQLValue]]
    ) throws(DatabaseError) {
        let row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
        let size = Self.maximumValues / columns.count
        for start in stride(from: 0, to: rows.count, by: size) {
            let batch = rows[start..<min(start + size, rows.count)]
            let values = batch.map { _ in row }.joined(separator: ", ")
            try execute(
                "INSERT OR REPLACE INTO \(table) (\(columns.joined(separator: ", "))) VALUES \(values)",
                batch.flatMap(\.self))
        }
    }
}
