/// The tables of a feature in a cache, which have no version: they are made again if their statements change.
///
/// The texts are made when a database opens, because a program makes its schemas at every start.
struct CacheTables: Sendable {
    /// All tables, including those that are made later, such as a full-text index.
    let names: @Sendable () -> [String]
    /// The table whose rows mean that the cache has a whole collection.
    let record: @Sendable () -> String?
    let statements: @Sendable () -> [String]

    /// A hash (FNV-1a) of the statements, which is positive and the same in every process.
    var fingerprint: Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for var statement in statements() {
            statement.withUTF8 { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
            // The end of a statement, which is no byte of UTF-8.
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        return Int(hash >> 1)
    }
}

extension Connection {
    /// Drops the tables with the rows of another version of the program.
    func drop(_ tables: CacheTables) throws(DatabaseError) {
        for name in tables.names() {
            do {
                try execute("DROP TABLE IF EXISTS \"\(name)\"")
            } catch {
                // SQLite cannot drop a full-text index that it cannot open. Its owner does without it.
                guard error.canBeCausedByDamage, isInTransaction else { throw error }
            }
        }
    }

    /// Returns `true` if the cache has a whole collection.
    func hasRecord(of tables: CacheTables) -> Bool {
        guard let record = tables.record() else { return false }
        return (try? row("SELECT 1 FROM \"\(record)\"") { _ in true }) == true
    }
}
