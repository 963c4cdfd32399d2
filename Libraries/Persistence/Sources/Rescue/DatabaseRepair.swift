/// A repair that replaces a database file that is damaged or was altered by another program.
struct DatabaseRepair: Sendable {
    enum Outcome: Sendable {
        /// Damage is not the cause of the failure, or the process cannot write the file.
        case notNeeded
        /// The operation can run again: the file is valid, was deleted, or another process has replaced it.
        case retry
        case rescued(Rescue)
    }

    let opener: DatabaseOpener
    let file: DatabaseFile

    /// Replaces the file if it is not valid.
    ///
    /// A cache is deleted. A state file is set aside, which means that it gets a new name. A library is set aside, too,
    /// and its readable rows are copied into a fresh one.
    ///
    /// - Parameters:
    ///   - error: The error that the file may have caused.
    ///   - identity: The identity of the file when the error occurred.
    func run(after error: DatabaseError, of identity: DatabaseFile.Identity?) throws(DatabaseError) -> Outcome {
        if !file.isWritable { return .notNeeded }
        return try file.withRepairLock { () throws(DatabaseError) in
            if file.identity != identity { return .retry }
            if file.identity == nil { return .notNeeded }
            if try isValid() { return error.isDamage ? .retry : .notNeeded }
            switch opener.storage {
            case .library: return .rescued(try LibraryRescue(opener: opener, file: file).run())
            case .state: return .rescued(Rescue(damagedFile: try file.setAside(), rows: 0))
            case .readOnly: return .notNeeded
            case .cache, .memory, .unavailable:
                try file.discard()
                return .retry
            }
        }
    }

    /// Returns `true` if the file is intact and has the tables of its schemas.
    ///
    /// A file that cannot be checked, because it is locked or cannot be opened, counts as valid. A file of another version
    /// throws an error, even if it is damaged.
    private func isValid() throws(DatabaseError) -> Bool {
        if file.isEmpty { return !opener.storage.isLibrary || opener.schemas.isEmpty }
        do {
            let connection = try Connection(path: file.path, flags: .readWrite, busyTimeout: opener.busyTimeout)
            // SQLite refuses to write a file of an unknown format.
            try connection.execute("BEGIN IMMEDIATE")
            return try connection.isValid(for: opener.schemas)
        } catch .unknownSchema(let name, let found, let supported) {
            throw .unknownSchema(name: name, found: found, supported: supported)
        } catch {
            return !error.canBeCausedByDamage
        }
    }
}
