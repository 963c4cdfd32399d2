internal import ChallengeCore
internal import ChallengePlatform

/// An opener for the file of a database, which it creates if it is missing.
struct DatabaseOpener: Sendable {
    let storage: Database.Storage
    let schemas: [Schema]
    let busyTimeout: Duration

    /// The copy of a library; `nil` for other databases, and for a library that is opened without its schemas.
    var copy: LibraryCopy? {
        guard storage.isLibrary, !schemas.isEmpty else { return nil }
        return storage.file.map { LibraryCopy(library: $0) }
    }

    func open() throws(DatabaseError) -> Connection {
        if storage == .unavailable { throw .cannotOpen(path: "", cause: .noHomeDirectory) }
        guard let file = storage.file else { return try openEmpty() }
        try file.checkIsRegular()
        if storage.isReadOnly { return try openImmutable(file) }
        do throws(DatabaseError) {
            guard let copy else { return try openWritable(file) }
            if !file.exists { try create(file) }
            if file.isEmpty { throw .damaged(reason: "\(file.path) is empty") }
            return try openWritable(file, comparedWith: copy)
        } catch .readOnly where file.exists {
            return try openImmutable(file)
        } catch .readOnly where file.isInaccessible {
            throw .cannotOpen(path: file.path, cause: .system(code: EACCES))
        }
    }

    /// Opens an empty database in memory.
    func openEmpty() throws(DatabaseError) -> Connection {
        let connection = try Connection(path: "", flags: .readWriteCreate, busyTimeout: busyTimeout)
        try connection.migrate(schemas)
        return connection
    }

    /// Opens the file, which is compared with its copy first: a write into a damaged page can destroy other rows.
    private func openWritable(
        _ file: DatabaseFile, comparedWith copy: LibraryCopy? = nil
    ) throws(DatabaseError) -> Connection {
        try file.prepare()
        let connection = try Connection(path: file.path, flags: .readWriteCreate, busyTimeout: busyTimeout)
        if let copy, file.isWritable, try !copy.isCurrent(for: connection) {
            try connection.checkIsSound(for: schemas)
            connection.needsCopy = true
        }
        try connection.configure(for: storage, busyTimeout: busyTimeout)
        try connection.migrate(schemas)
        return connection
    }

    /// Creates the file under another name, and renames it when it is complete.
    ///
    /// No process leaves an empty file at the path, so an empty library is damaged. The change counter begins at a random
    /// number, so that no other library that a user puts in its place has the same one.
    private func create(_ file: DatabaseFile) throws(DatabaseError) {
        try file.withLock(within: busyTimeout) { () throws(DatabaseError) in
            // Drafts are only created under the lock, so existing ones belong to killed processes.
            file.removeDrafts()
            if file.exists { return }
            if copy?.file.exists == true {
                // The target of a link may be on a disk that is not connected.
                if !file.isMissing { throw .cannotOpen(path: file.path, cause: .system(code: ENOENT)) }
                throw .damaged(reason: "\(file.path) is missing")
            }
            _ = try openWritable(file.draft)
            try file.draft.write(.random(in: 1 ... .max), at: .changeCounter)
            try file.draft.publish(as: file)
        }
    }

    /// Opens a file only for reading, because this process cannot write the file or its directory.
    ///
    /// A file without a write-ahead log is declared immutable. A file with one is not, because SQLite would then ignore
    /// the log.
    private func openImmutable(_ file: DatabaseFile) throws(DatabaseError) -> Connection {
        try file.checkReadable()
        let connection =
            file.logSize > 0
            ? try Connection(path: file.path, flags: .readOnly, busyTimeout: busyTimeout)
            : try Connection(path: file.immutableURI, flags: .readOnlyURI, busyTimeout: busyTimeout)
        do throws(DatabaseError) {
            try connection.migrate(schemas)
            return connection
        } catch .readOnly where schemas.contains(where: { $0.cache == nil }) {
            return try migratedCopy(of: connection)
        }
    }

    /// Returns a copy in memory of a file of an earlier version, whose rows can be read, but not changed.
    private func migratedCopy(of file: Connection) throws(DatabaseError) -> Connection {
        let connection = try Connection(path: "", flags: .readWriteCreate, busyTimeout: busyTimeout)
        try connection.copyContent(of: file)
        try connection.migrate(schemas)
        try connection.refuseChanges()
        return connection
    }
}

extension Database.Storage {
    var file: DatabaseFile? {
        switch self {
        case .memory, .unavailable: nil
        case .cache(let path), .library(let path), .state(let path), .readOnly(let path): DatabaseFile(path: path)
        }
    }

    var isReadOnly: Bool {
        if case .readOnly = self { true } else { false }
    }

    var isCache: Bool {
        if case .cache = self { true } else { false }
    }

    var isLibrary: Bool {
        if case .library = self { true } else { false }
    }

    /// `true` for a library and a state.
    var holdsUserData: Bool {
        switch self {
        case .library, .state: true
        case .memory, .cache, .readOnly, .unavailable: false
        }
    }
}

extension Connection {
    /// Chooses the journal mode by the consequences of losing the file.
    ///
    /// SQLite before 3.51.3 can, rarely, corrupt a file if two connections reset its write-ahead log at once. This is
    /// acceptable for the cache and the state, but not for a library.
    fileprivate func configure(for storage: Database.Storage, busyTimeout: Duration) throws(DatabaseError) {
        switch storage {
        case .memory, .readOnly, .unavailable:
            break
        case .cache:
            try useWriteAheadLog(busyTimeout: busyTimeout)
            try execute("PRAGMA synchronous = NORMAL")
        case .state:
            // An entry changes two pages, and a process reads all pages of the log when it opens the file.
            try execute("PRAGMA page_size = 1024")
            try useWriteAheadLog(busyTimeout: busyTimeout)
            try execute("PRAGMA synchronous = NORMAL")
            leavesLogOnClose = true
        case .library:
            try execute("PRAGMA journal_mode = DELETE")
            try execute("PRAGMA synchronous = FULL")
        }
    }

    /// Switches the file to a write-ahead log.
    ///
    /// While another process switches the same file, SQLite reports at once that it is busy. A transaction waits for
    /// the lock of the other process.
    private func useWriteAheadLog(busyTimeout: Duration) throws(DatabaseError) {
        let end = ContinuousClock.now + busyTimeout
        while true {
            do {
                return try execute("PRAGMA journal_mode = WAL")
            } catch .busy where ContinuousClock.now < end {
                try execute("BEGIN IMMEDIATE")
                try execute("COMMIT")
            }
        }
    }
}
