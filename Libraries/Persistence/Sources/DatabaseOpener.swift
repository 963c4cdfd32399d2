internal import ChallengeCore

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Opens the file of a database, and makes it where it is missing.
struct DatabaseOpener: Sendable {
    let storage: Database.Storage
    let schemas: [Schema]
    let busyTimeout: Duration

    /// In bytes; such a file takes about 20 ms to check.
    private static let largestCheckedFile = 8 << 20

    func open() throws(DatabaseError) -> Connection {
        if storage == .nowhere { throw .cannotOpen(path: "", cause: .noHomeDirectory) }
        guard let file = storage.file else {
            let connection = try Connection(path: "", flags: .readWriteCreate, busyTimeout: busyTimeout)
            try connection.migrate(schemas)
            return connection
        }
        try file.checkIsRegular()
        do throws(DatabaseError) {
            if storage.isLibrary, !schemas.isEmpty {
                if !file.exists { try create(file) }
                if file.isEmpty { throw .damaged(reason: "\(file.path) is empty") }
                try checkIsIntact(file)
            }
            return try openWritable(file)
        } catch .readOnly where file.exists {
            return try openImmutable(file)
        } catch .readOnly where file.isHidden {
            throw .cannotOpen(path: file.path, cause: .system(code: EACCES))
        }
    }

    func openWritable(_ file: DatabaseFile) throws(DatabaseError) -> Connection {
        try file.prepare()
        let connection = try Connection(path: file.path, flags: .readWriteCreate, busyTimeout: busyTimeout)
        try connection.configure(for: storage)
        try connection.migrate(schemas)
        return connection
    }

    /// Fails when a library is damaged, also where the next statements would not notice.
    ///
    /// A damaged index hides rows without an error, and a write into a damaged page can destroy others. The check reads the
    /// whole file, so larger ones are only checked after an error.
    private func checkIsIntact(_ file: DatabaseFile) throws(DatabaseError) {
        guard file.isWritable, try file.size() <= Self.largestCheckedFile else { return }
        let connection = try Connection(path: file.path, flags: .readWrite, busyTimeout: busyTimeout)
        guard try connection.isIntact() else { throw .damaged(reason: "integrity_check") }
    }

    /// Makes the file as a whole under another name, so that an empty file is always a damaged one.
    private func create(_ file: DatabaseFile) throws(DatabaseError) {
        try file.withRepairLock { () throws(DatabaseError) in
            // Drafts are only made under the lock, so those that are there belong to killed processes.
            file.removeDrafts()
            if file.exists { return }
            _ = try openWritable(file.draft)
            try file.draft.offer(as: file)
        }
    }

    /// Opens a file for reading that cannot be written, nor its directory: no other process can be writing it either.
    ///
    /// SQLite ignores the write-ahead log of a file that it is told is immutable.
    private func openImmutable(_ file: DatabaseFile) throws(DatabaseError) -> Connection {
        try file.checkReadable()
        let connection =
            file.logSize > 0
            ? try Connection(path: file.path, flags: .readOnly, busyTimeout: busyTimeout)
            : try Connection(path: file.immutableURI, flags: .readOnlyURI, busyTimeout: busyTimeout)
        try connection.migrate(schemas)
        return connection
    }
}

extension Database.Storage {
    var file: DatabaseFile? {
        switch self {
        case .memory, .nowhere: nil
        case .cache(let path), .library(let path), .state(let path): DatabaseFile(path: path)
        }
    }

    var isLibrary: Bool {
        if case .library = self { true } else { false }
    }
}

extension Connection {
    /// Chooses the journal by what losing the file would mean.
    ///
    /// SQLite before 3.51.3 can, rarely, lose a write-ahead log when two connections reset it at once: good enough for a
    /// cache, and never used for a library.
    fileprivate func configure(for storage: Database.Storage) throws(DatabaseError) {
        switch storage {
        case .memory, .nowhere:
            break
        case .cache:
            try execute("PRAGMA journal_mode = WAL")
            try execute("PRAGMA synchronous = NORMAL")
        case .state:
            // An entry changes one page, and all pages in the log are read when the file is opened.
            try execute("PRAGMA page_size = 1024")
            try execute("PRAGMA journal_mode = WAL")
            try execute("PRAGMA synchronous = NORMAL")
            keepsLogOnClose = true
        case .library:
            try execute("PRAGMA journal_mode = DELETE")
            try execute("PRAGMA synchronous = FULL")
        }
    }
}
