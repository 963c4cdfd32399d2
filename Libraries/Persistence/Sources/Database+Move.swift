extension Database {
    /// Moves rows that an earlier version of the program keeps in another database into this one.
    ///
    /// The rows are inserted, and on the disk, before they are deleted where they were. A process that is killed in between
    /// leaves them in both databases. The tables of the earlier version stay, and it may add rows at any time.
    ///
    /// - Parameters:
    ///   - select: Returns the rows of the other database.
    ///   - insert: Inserts those rows that were not moved before.
    ///   - delete: Deletes a row of the other database, and no other that has come into its place.
    public func moveRows<Row: Sendable>(
        from earlier: Database,
        select: @Sendable (_ earlier: Connection) throws(DatabaseError) -> [Row],
        insert: @Sendable (_ connection: Connection, _ rows: [Row]) throws(DatabaseError) -> Void,
        delete: @Sendable (_ earlier: Connection, _ row: Row) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        guard try await earlier.fileSize() > 0 else { return }
        let rows = try await earlier.read(select)
        if rows.isEmpty { return }
        try read { (connection) throws(DatabaseError) in try connection.execute("PRAGMA synchronous = FULL") }
        try write { (connection) throws(DatabaseError) in try insert(connection, rows) }
        try await earlier.write { (connection) throws(DatabaseError) in
            for row in rows { try delete(connection, row) }
        }
    }
}
