/// Repairs on request. A command that uses a damaged file repairs it, too, but does not rebuild indexes.
extension Database {
    /// Mends the file of a library or a state, and returns a rescue if the file was set aside.
    ///
    /// Indexes are rebuilt in place. After other damage, the file is replaced as `DatabaseRepair` does.
    public nonisolated func mend() throws(DatabaseError) -> Rescue? {
        guard let file = storage.file, file.exists else { return nil }
        if try file.withRepairLock({ () throws(DatabaseError) in mendIndexes(of: file) }) { return nil }
        let repair = DatabaseRepair(opener: opener, file: file)
        switch try repair.run(after: .damaged(reason: "inspection"), of: file.identity) {
        case .rescued(let rescue): return rescue
        case .notNeeded, .retry: return nil
        }
    }

    /// Deletes the files that killed processes left.
    public nonisolated func removeLeftovers() throws(DatabaseError) {
        guard let file = storage.file, !file.leftovers.isEmpty else { return }
        // Drafts and rescues are only written under the lock, so no running process needs them.
        try file.withRepairLock { () throws(DatabaseError) in
            for leftover in file.leftovers { try DatabaseFile(path: leftover).discard() }
        }
    }

    /// Removes the permissions of other users, and lets the owner read and write.
    public nonisolated func setPermissions() throws(DatabaseError) {
        try storage.file?.setPermissions()
    }

    /// Mends damaged indexes, and returns `true` if the file is valid afterwards.
    private nonisolated func mendIndexes(of file: DatabaseFile) -> Bool {
        do {
            if file.isEmpty { return false }
            let connection = try Connection(path: file.path, flags: .readWrite, busyTimeout: opener.busyTimeout)
            return try connection.mendIndexes(for: opener.schemas)
        } catch {
            // The repair throws the error again if it has another cause than damage.
            return false
        }
    }
}

extension Connection {
    /// Rebuilds damaged indexes and creates missing ones; returns `false` if the database is still not valid.
    fileprivate func mendIndexes(for schemas: [Schema]) throws(DatabaseError) -> Bool {
        let messages = try rows("PRAGMA integrity_check") { $0.text(0) }
        let isIntact = messages == ["ok"]
        // A write into a file with damaged tables could destroy further rows.
        guard isIntact || messages.allSatisfy(\.isAboutIndex) else { return false }
        return try transaction { () throws(DatabaseError) in
            if !isIntact { try execute("REINDEX") }
            for schema in schemas {
                if let version = version(of: schema) { try createMissingIndexes(of: schema.upTo(version)) }
            }
            return try isValid(for: schemas)
        }
    }

    private func createMissingIndexes(of schema: Schema) throws(DatabaseError) {
        let query = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
        let own = try rows(query) { $0.text(0) }
        for index in try Connection.inMemory(with: [schema]).rows(query, [], { (name: $0.text(0), sql: $0.text(1)) })
        where !own.contains(index.name) {
            try execute(index.sql)
        }
    }
}

extension String {
    /// `true` for a message of the integrity check about an index whose table is intact.
    fileprivate var isAboutIndex: Bool {
        hasSuffix(" missing from index") || contains(" missing from index ")
            || hasPrefix("wrong # of entries in index ")
    }
}
