/// The tables of one feature in a database, as a list of migration steps.
///
/// Several features share a file, and each has its own version. A published step is never changed; further changes are
/// further steps.
public struct Schema: Sendable {
    public let name: String
    let steps: [[String]]
    /// The tables that contain only data from other tables.
    let derivedTables: [String]
    /// The function that fills the derived tables and columns from the other tables.
    let derive: (@Sendable (Connection) throws(DatabaseError) -> Void)?

    /// - Parameters:
    ///   - steps: Lists of statements. Each list runs completely or not at all.
    ///   - derivedTables: The tables that contain only data from other tables.
    ///   - derive: Fills the derived tables and columns from the other tables, after a migration or a rescue.
    public init(
        _ name: String, steps: [[String]], derivedTables: [String] = [],
        derive: (@Sendable (Connection) throws(DatabaseError) -> Void)? = nil
    ) {
        self.name = name
        self.steps = steps
        self.derivedTables = derivedTables
        self.derive = derive
    }

    /// Throws if a newer version of the program has written one of the schemas.
    static func refuseNewer(_ schemas: [Schema], in versions: [String: SQLValue]) throws(DatabaseError) {
        for schema in schemas {
            guard case .integer(let version) = versions[schema.name], version > schema.steps.count else { continue }
            throw .newerSchema(name: schema.name, found: Int(clamping: version), supported: schema.steps.count)
        }
    }

    /// Returns the schema of an earlier version.
    func upTo(_ version: Int) -> Schema {
        Schema(name, steps: Array(steps.prefix(version)), derivedTables: derivedTables)
    }
}

extension Connection {
    /// Migrates every schema to the version of this program.
    ///
    /// The check takes one query. Only a migration takes the lock, and then checks again, because another process may
    /// have migrated the file meanwhile.
    func migrate(_ schemas: [Schema]) throws(DatabaseError) {
        if try pendingSchemas(of: schemas).isEmpty { return }
        try transaction { () throws(DatabaseError) in
            try execute("CREATE TABLE IF NOT EXISTS schemas (name TEXT PRIMARY KEY, version INTEGER NOT NULL)")
            for (schema, version) in try pendingSchemas(of: schemas) {
                for statement in schema.steps[version...].joined() { try execute(statement) }
                if version > 0 { try schema.derive?(self) }
                try execute(
                    "INSERT OR REPLACE INTO schemas (name, version) VALUES (?, ?)",
                    [.text(schema.name), SQLValue(schema.steps.count)])
            }
        }
    }

    /// Returns the schemas that need a migration, with their versions in the file.
    private func pendingSchemas(of schemas: [Schema]) throws(DatabaseError) -> [(Schema, Int)] {
        let versions = try schemaVersions()
        try Schema.refuseNewer(schemas, in: versions)
        var pending: [(Schema, Int)] = []
        for schema in schemas {
            guard case .integer(let number) = versions[schema.name] ?? 0, let version = Int(exactly: number),
                version >= 0
            else { throw .damaged(reason: "version of \(schema.name)") }
            if version < schema.steps.count { pending.append((schema, version)) }
        }
        return pending
    }

    /// Returns the versions in the file, by the name of their schema.
    func schemaVersions() throws(DatabaseError) -> [String: SQLValue] {
        let tables = try rows("SELECT name FROM sqlite_schema WHERE name = 'schemas'") { row in row.text(0) }
        guard !tables.isEmpty else { return [:] }
        let pairs = try rows("SELECT name, version FROM schemas") { row in (row.text(0), row[1]) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Runs the body as one transaction, in which all statements read the same version of the file.
    public func readTransaction<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        try transaction("BEGIN", body)
    }

    /// Runs the body as one transaction, which is committed as a whole or rolled back.
    func transaction<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        // Takes the write lock at the start, because two transactions that have already read could not both take it.
        try transaction("BEGIN IMMEDIATE", body)
    }

    private func transaction<Value>(
        _ start: String, _ body: () throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try execute(start)
        do {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            // A failed commit and some failed statements have rolled back already.
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }
}
