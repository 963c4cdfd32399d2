/// A repair that replaces a database file that is damaged, was altered by another program, or is missing beside a copy.
struct DatabaseRepair: Sendable {
    enum Outcome: Sendable {
        /// Damage is not the cause of the failure, or the process cannot write the file.
        case notNeeded
        /// The operation can run again: the file is valid, was deleted, or another process has replaced it.
        case retry
        case replaced(Replacement)
    }

    let opener: DatabaseOpener
    let file: DatabaseFile

    /// Replaces the file if it is not valid.
    ///
    /// A cache is deleted. A state file is set aside, which means that it gets a new name. A library is set aside, too,
    /// and replaced by its copy.
    ///
    /// - Parameters:
    ///   - error: The error that the file may have caused.
    ///   - identity: The identity of the file when the error occurred.
    func run(after error: DatabaseError, of identity: DatabaseFile.Identity?) throws(DatabaseError) -> Outcome {
        guard file.isWritable || file.isMissing else { return .notNeeded }
        return try file.withLock(within: opener.busyTimeout) { () throws(DatabaseError) in
            if file.identity != identity { return .retry }
            if file.isMissing, opener.copy?.file.exists != true { return .notNeeded }
            if try isValid() { return error.isDamage ? .retry : .notNeeded }
            switch opener.storage {
            case .library: return .replaced(try LibraryCopy(library: file).restore(for: opener.schemas))
            case .state: return .replaced(Replacement(damagedFile: try file.setAside(), copyTime: nil))
            case .readOnly: return .notNeeded
            case .cache, .memory, .unavailable:
                try file.discard()
                return .retry
            }
        }
    }

    /// Returns `true` if the file is intact and has the tables of its schemas.
    ///
    /// A library may have tables with other columns or indexes: what a user has changed is not replaced.
    ///
    /// A file that cannot be checked, because it is locked or cannot be opened, counts as valid. A file of another version
    /// throws an error, even if it is damaged.
    private func isValid() throws(DatabaseError) -> Bool {
        if file.isMissing { return false }
        if file.isEmpty { return opener.copy == nil }
        do throws(DatabaseError) {
            let connection = try Connection(path: file.path, flags: .readWrite, busyTimeout: opener.busyTimeout)
            // SQLite refuses to write a file of an unknown format.
            try connection.transaction { _ in }
            try connection.refuseUnknown(opener.schemas)
            if opener.storage.isLibrary {
                _ = try opener.copy?.isCurrent(for: connection)
                try connection.checkIsSound(for: opener.schemas)
                return true
            }
            guard try connection.isIntact() else { return false }
            return try connection.matches(opener.schemas)
        } catch .unknownSchema(let name, let found, let supported) {
            throw .unknownSchema(name: name, found: found, supported: supported)
        } catch {
            return !error.canBeCausedByDamage
        }
    }
}
