/// The tables of one feature in a database.
///
/// Several features share a file. The user's data has a version for each feature, and migration steps. A published step is
/// never changed; further changes are further steps. A cache has neither: tables whose statements have changed are dropped
/// and made again.
public struct Schema: Sendable {
    public let name: String
    private let ownFirstVersion: Int
    private let ownSteps: [[String]]
    /// The tables of a cache; `nil` for the user's data.
    let cache: CacheTables?

    /// - Parameters:
    ///   - firstVersion: The version of a file after the first step; a file of a lower version counts as damaged.
    ///   - steps: Lists of statements. Each list runs completely or not at all.
    public init(_ name: String, firstVersion: Int = 1, steps: [[String]]) {
        self.name = name
        ownFirstVersion = firstVersion
        ownSteps = steps
        cache = nil
    }

    /// - Parameters:
    ///   - tables: All tables, including those that are made later, such as a full-text index.
    ///   - record: The table whose rows mean that the cache has a whole collection.
    ///   - statements: The statements that create the tables.
    public init(
        cacheOf name: String, tables: @escaping @autoclosure @Sendable () -> [String],
        record: @escaping @autoclosure @Sendable () -> String? = nil, statements: @escaping @Sendable () -> [String]
    ) {
        self.name = name
        ownFirstVersion = 1
        ownSteps = []
        cache = CacheTables(names: tables, record: record, statements: statements)
    }

    /// The version of a file after the first step; the fingerprint of a cache, whose statements are its only step.
    private var firstVersion: Int { cache?.fingerprint ?? ownFirstVersion }

    var steps: [[String]] { cache.map { [$0.statements()] } ?? ownSteps }

    /// The versions that this program can read.
    var versions: ClosedRange<Int> {
        let first = firstVersion
        return first...first + (steps.count - 1)
    }

    /// Returns the statements that a file of the version lacks; all of them for a file without a version.
    func statements(after version: Int?) -> [String] {
        Array(steps.dropFirst(version.map { $0 - firstVersion + 1 } ?? 0).joined())
    }

    /// Throws if a newer version of the program has written one of the schemas.
    static func refuseUnknown(_ schemas: [Schema], in stored: [String: SQLValue]) throws(DatabaseError) {
        for schema in schemas where schema.cache == nil {
            guard case .integer(1...) = stored[schema.name], case .integer(let version) = stored[schema.name],
                version > schema.versions.upperBound
            else { continue }
            throw .unknownSchema(name: schema.name, found: Int(clamping: version), supported: schema.versions)
        }
    }
}

extension Connection {
    /// Migrates every schema to the version of this program.
    ///
    /// The check takes one query. Only a migration takes the lock, and then checks again, because another process may
    /// have migrated the file meanwhile.
    func migrate(_ schemas: [Schema]) throws(DatabaseError) {
        if try pendingSchemas(of: schemas).isEmpty { return }
        removedCollections += try transaction { (_) throws(DatabaseError) in
            var removed: [Schema] = []
            try execute("CREATE TABLE IF NOT EXISTS schemas (name TEXT PRIMARY KEY, version INTEGER NOT NULL)")
            for (schema, version) in try pendingSchemas(of: schemas) {
                if let cache = schema.cache {
                    if hasRecord(of: cache) { removed.append(schema) }
                    try drop(cache)
                }
                for statement in schema.statements(after: version) { try execute(statement) }
                try execute(
                    "INSERT OR REPLACE INTO schemas (name, version) VALUES (?, ?)",
                    [.text(schema.name), SQLValue(schema.versions.upperBound)])
            }
            return removed
        }
        needsCopy = true
    }

    /// Returns the schemas that need a migration, with their versions in the file; `nil` for one without usable tables.
    private func pendingSchemas(of schemas: [Schema]) throws(DatabaseError) -> [(Schema, Int?)] {
        let stored = try schemaVersions()
        try Schema.refuseUnknown(schemas, in: stored)
        var pending: [(Schema, Int?)] = []
        for schema in schemas {
            if let cache = schema.cache {
                if stored[schema.name] != SQLValue(cache.fingerprint) { pending.append((schema, nil)) }
                continue
            }
            guard let value = stored[schema.name] else {
                pending.append((schema, nil))
                continue
            }
            guard case .integer(let version) = value, version >= schema.versions.lowerBound else {
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
    func transaction<Value>(_ body: (Connection) throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        // Takes the write lock at the start, because two transactions that have already read could not both take it.
        try transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in try body(self) }
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
