/// The tables of one feature in a database, as a list of migration steps.
///
/// Several features share a file, and each has its own version. A published step is never changed; further changes are
/// further steps.
public struct Schema: Sendable {
    public let name: String
    /// The version of a file after the first step.
    let firstVersion: Int
    let steps: [[String]]
    /// The tables that contain only data from other tables.
    let derivedTables: [String]
    /// The function that fills the derived tables and columns from the other tables.
    let derive: (@Sendable (Connection) throws(DatabaseError) -> Void)?

    /// - Parameters:
    ///   - firstVersion: The version of a file after the first step; a file of a lower version is refused, and a cache is deleted.
    ///   - steps: Lists of statements. Each list runs completely or not at all.
    ///   - derivedTables: The tables that contain only data from other tables.
    ///   - derive: Fills the derived tables and columns from the other tables, after a migration or a rescue.
    public init(
        _ name: String, firstVersion: Int = 1, steps: [[String]], derivedTables: [String] = [],
        derive: (@Sendable (Connection) throws(DatabaseError) -> Void)? = nil
    ) {
        self.name = name
        self.firstVersion = firstVersion
        self.steps = steps
        self.derivedTables = derivedTables
        self.derive = derive
    }

    /// The versions that this program can read.
    var versions: ClosedRange<Int> { firstVersion...firstVersion + steps.count - 1 }

    /// Throws if another version of the program has written one of the schemas.
    static func refuseUnknown(_ schemas: [Schema], in stored: [String: SQLValue]) throws(DatabaseError) {
        for schema in schemas {
            guard case .integer(1...) = stored[schema.name], case .integer(let version) = stored[schema.name],
                !schema.versions.contains(Int(clamping: version))
            else { continue }
            throw .unknownSchema(name: schema.name, found: Int(clamping: version), supported: schema.versions)
        }
    }

    /// Returns the schema as it was in an earlier version of the program.
    func upTo(_ version: Int) -> Schema {
        Schema(
            name, firstVersion: firstVersion, steps: Array(steps.prefix(version - firstVersion + 1)),
            derivedTables: derivedTables)
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
                let missing = version.map { schema.steps[($0 - schema.firstVersion + 1)...] } ?? schema.steps[...]
                for statement in missing.joined() { try execute(statement) }
                if version != nil { try schema.derive?(self) }
                try execute(
                    "INSERT OR REPLACE INTO schemas (name, version) VALUES (?, ?)",
                    [.text(schema.name), SQLValue(schema.versions.upperBound)])
            }
        }
    }

    /// Returns the schemas that need a migration, with their versions in the file; `nil` for a schema without tables.
    private func pendingSchemas(of schemas: [Schema]) throws(DatabaseError) -> [(Schema, Int?)] {
        let stored = try schemaVersions()
        try Schema.refuseUnknown(schemas, in: stored)
        var pending: [(Schema, Int?)] = []
        for schema in schemas {
            guard let value = stored[schema.name] else {
                pending.append((schema, nil))
                continue
            }
            guard case .integer(1...) = value, case .integer(let version) = value else {
                throw .damaged(reason: "version of \(schema.name)")
            }
            if version < schema.versions.upperBound { pending.append((schema, Int(version))) }
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
