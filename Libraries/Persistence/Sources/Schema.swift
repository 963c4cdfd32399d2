/// The tables that one feature keeps in a database, as the steps that lead to them.
///
/// Several features share a file, each with a version of its own. A step that has shipped is never changed: what
/// follows is a further step.
public struct Schema: Sendable {
    public let name: String
    let steps: [[String]]
    /// Tables that only repeat what is in others.
    let derivedTables: [String]
    /// Fills the derived tables and columns from the others.
    let derive: (@Sendable (Connection) throws(DatabaseError) -> Void)?

    /// - Parameters:
    ///   - steps: Lists of statements. Those of a list are run together or not at all.
    ///   - derivedTables: Tables that only repeat what is in others.
    ///   - derive: Fills the derived tables and columns from the others, after a rescue.
    public init(
        _ name: String, steps: [[String]], derivedTables: [String] = [],
        derive: (@Sendable (Connection) throws(DatabaseError) -> Void)? = nil
    ) {
        self.name = name
        self.steps = steps
        self.derivedTables = derivedTables
        self.derive = derive
    }

    /// Fails when a newer version of the program has written one of the schemas.
    static func refuseNewer(_ schemas: [Schema], in versions: [String: SQLValue]) throws(DatabaseError) {
        for schema in schemas {
            guard case .integer(let version) = versions[schema.name], version > schema.steps.count else { continue }
            throw .newerSchema(name: schema.name, found: Int(clamping: version), supported: schema.steps.count)
        }
    }

    /// The schema as an earlier version of the program knew it.
    func upTo(_ version: Int) -> Schema {
        Schema(name, steps: Array(steps.prefix(version)), derivedTables: derivedTables)
    }
}

extension Connection {
    /// Brings every schema to the version that this program knows.
    ///
    /// Asking costs one query; only when something is missing does it take the lock and look again, because another
    /// process may have been faster.
    func migrate(_ schemas: [Schema]) throws(DatabaseError) {
        if try pendingSchemas(of: schemas).isEmpty { return }
        try transaction { () throws(DatabaseError) in
            try execute("CREATE TABLE IF NOT EXISTS schemas (name TEXT PRIMARY KEY, version INTEGER NOT NULL)")
            for (schema, version) in try pendingSchemas(of: schemas) {
                for statement in schema.steps[version...].joined() { try execute(statement) }
                try execute(
                    "INSERT OR REPLACE INTO schemas (name, version) VALUES (?, ?)",
                    [.text(schema.name), SQLValue(schema.steps.count)])
            }
        }
    }

    /// The schemas that have steps to go, and how far each has come.
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

    /// The versions in the file, by the name of their schema.
    func schemaVersions() throws(DatabaseError) -> [String: SQLValue] {
        let tables = try rows("SELECT name FROM sqlite_schema WHERE name = 'schemas'") { row in row.text(0) }
        guard !tables.isEmpty else { return [:] }
        let pairs = try rows("SELECT name, version FROM schemas") { row in (row.text(0), row[1]) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Runs the body as one transaction: all of it happens, or none.
    func transaction<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        // The write lock is taken at once: taken later, two transactions that have both read could only fail.
        try execute("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            // A failed commit, and some failed statements, have rolled back already; then there is nothing to undo.
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }
}
