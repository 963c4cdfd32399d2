public import ChallengeCore

/// A SQLite database for many concurrent tasks, which run on it one at a time.
///
/// The first read or write opens the file, so that a command that does not use the database does not pay for it. A
/// damaged file is replaced by a fresh one, and the read or write runs again.
public actor Database {
    /// The location of a database, and its guarantees.
    public enum Storage: Sendable, Equatable {
        case memory
        /// A file that may be lost: it is fast, and is deleted if it is damaged.
        case cache(path: String)
        /// A file with the user's own data: every write waits for the disk, and a damaged file is set aside and replaced
        /// by its copy.
        case library(path: String)
        /// A file for user data that may lose its last entries, such as the history: no write waits for the disk, and
        /// the file is set aside if it is damaged.
        case state(path: String)
        /// A file that is only read: it is not created if it is missing, and it is left alone if it is damaged.
        case readOnly(path: String)
        /// No file, because there is no home directory: every read and write fails.
        case unavailable
    }

    private static let attempts = 4

    let opener: DatabaseOpener
    private var connection: Connection?
    private var identity: DatabaseFile.Identity?
    /// The state of the tables when the file was opened.
    private var tablesVersion: Int?
    private var openings = 0
    private var ownWrites = 0

    /// The replacements of files since the database was created; the caller reports them to the user.
    public private(set) var replacements: [Replacement] = []

    /// The reason why the copy of a library is not made; the caller reports it to the user.
    public private(set) var copyFailure: StorageFailure?

    private var removedSchemas: [Schema] = []

    /// The schemas of a cache whose whole collections were removed, because another version of the program had written
    /// them, and were not synced again; the caller reports them to the user.
    public var removedCollections: [String] {
        let missing = removedSchemas.filter { schema in
            guard let cache = schema.cache else { return false }
            return (try? read { $0.hasRecord(of: cache) }) != true
        }
        return Set(missing.map(\.name)).sorted()
    }

    /// The reason why a file that exists could not be opened in the background; the caller reports it to the user.
    public private(set) var backgroundFailure: StorageFailure?

    public init(_ storage: Storage, schemas: [Schema], busyTimeout: Duration = .seconds(5)) {
        opener = DatabaseOpener(storage: storage, schemas: schemas, busyTimeout: busyTimeout)
    }

    public nonisolated var storage: Storage { opener.storage }

    /// Starts to open the file, so that the first read or write need not wait for all of it.
    ///
    /// The read or write opens the file again and reports a failure.
    public nonisolated func openInBackground() -> Task<Void, Never> { Task { await openIfPossible() } }

    private func openIfPossible() {
        do {
            _ = try opened()
        } catch .cannotOpen(let path, let cause) where DatabaseFile(path: path).exists {
            backgroundFailure = StorageFailure(cause: cause, path: path)
        } catch {
            // The next read or write reports it.
        }
    }

    /// Runs the body on the database.
    ///
    /// A file of the user's data that does not exist has no rows, and is not created.
    public func read<Value: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        isMissing ? try body(try opener.openEmpty()) : try perform(body)
    }

    /// `true` for a file of the user's data that does not exist, and that no copy replaces.
    private var isMissing: Bool {
        storage.holdsUserData && file?.isMissing == true && opener.copy?.file.exists != true
    }

    /// Runs the body as one transaction, which is committed as a whole or rolled back, and makes the copy of a library
    /// anew.
    ///
    /// The library is compared with its copy before the change, because the change would make the damage a part of the
    /// next copy.
    ///
    /// - Parameter isRemoval: `true` if the body removes something that the user made. An old copy still has it, so the
    ///   old copy is deleted if the new one cannot be made.
    public func write<Value: Sendable>(
        isRemoval: Bool = false, _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let value = try perform { (connection) throws(DatabaseError) in
            guard let copy = opener.copy, connection.canWrite else { return try connection.transaction(body) }
            return try copy.library.withLock(within: opener.busyTimeout) { () throws(DatabaseError) in
                _ = try copy.isCurrent(for: connection)
                let value = try connection.transaction(body)
                try renew(copy, from: connection, isRemoval: isRemoval)
                return value
            }
        }
        ownWrites += 1
        return value
    }

    /// Makes the copy anew if the library has changed; the caller has the lock.
    ///
    /// - Throws: An error if the library is damaged. Another failure concerns the copy only, and is kept.
    private func renew(
        _ copy: LibraryCopy, from connection: Connection, isRemoval: Bool = false
    ) throws(DatabaseError) {
        if try copy.isCurrent(for: connection) { return }
        try connection.checkIsSound(for: opener.schemas)
        do throws(DatabaseError) {
            try copy.renew(from: connection)
            copyFailure = nil
        } catch {
            if error.isDamage { throw error }
            if isRemoval { try? copy.file.discard() }
            copyFailure = StorageFailure(error, path: copy.file.path)
        }
    }

    /// Runs the work, and throws a storage failure with the file's path if it fails.
    public nonisolated func withStorageFailure<Value>(
        _ work: (Database) async throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        do {
            return try await work(self)
        } catch {
            throw StorageFailure(error, path: error == .readOnly ? file?.refusedFile ?? path : path)
        }
    }

    /// Runs the body as `read` does, and throws a storage failure with the file's path if it fails.
    public nonisolated func reading<Value: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        try await withStorageFailure { (database) async throws(DatabaseError) in try await database.read(body) }
    }

    /// Runs the body as `write` does, and throws a storage failure with the file's path if it fails.
    ///
    /// The task is suspended while another process has the lock of a library.
    public nonisolated func writing<Value: Sendable>(
        isRemoval: Bool = false, _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        try await withStorageFailure { (database) async throws(DatabaseError) in
            try await opener.copy?.library.waitForLock(within: opener.busyTimeout)
            return try await database.write(isRemoval: isRemoval, body)
        }
    }

    func version() throws(DatabaseError) -> DatabaseVersion {
        let others =
            isMissing
            ? nil
            : try perform { (connection) throws(DatabaseError) in
                try connection.row("PRAGMA data_version") { $0.integer(0) }
            }
        return DatabaseVersion(openings: openings, ownWrites: ownWrites, writesOfOthers: others ?? 0)
    }

    /// Deletes all rows of a cache, or its file.
    ///
    /// Other processes may have the file open, so the tables of a readable file are emptied. If this program cannot
    /// read the file, or the disk has no room for emptying the tables, the file is deleted.
    public func erase() throws(DatabaseError) {
        do {
            try write { (connection) throws(DatabaseError) in try connection.deleteAllRows() }
        } catch {
            guard error.allowsDeletion, let file else { throw error }
            connection = nil
            return try file.withLock(within: opener.busyTimeout) { () throws(DatabaseError) in try file.discard() }
        }
        // The rows are deleted. VACUUM only returns their space to the disk, so its failure on a busy or full disk is
        // ignored.
        _ = try? read { (connection) throws(DatabaseError) in try connection.execute("VACUUM") }
    }

    /// The path of the file; `nil` for a database in memory.
    public nonisolated var path: String? { file?.path }

    /// Returns the size of the file and its companions in bytes; 0 if there is no file.
    public func fileSize() throws(DatabaseError) -> Int {
        guard let file else { return 0 }
        return try file.size()
    }

    /// `true` if the file exists and is not empty.
    public var hasContent: Bool { get throws(DatabaseError) { try fileSize() > 0 } }

    /// Runs the body and, if it fails because the file is damaged, runs it again on the file that replaces it.
    ///
    /// Another process can replace or delete the file meanwhile, so there are several attempts.
    private func perform<Value>(_ body: (Connection) throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        for _ in 1..<Self.attempts {
            do throws(DatabaseError) {
                return try body(try opened())
            } catch {
                guard let file, !storage.isReadOnly, error.canBeCausedByDamage else { throw error }
                switch try DatabaseRepair(opener: opener, file: file).run(after: error, of: identity) {
                case .notNeeded: throw error
                case .retry: break
                case .replaced(let replacement): replacements.append(replacement)
                }
                connection = nil
            }
        }
        return try body(try opened())
    }

    /// Returns the open connection, or a new one if another process has replaced the file or the tables of a cache.
    private func opened() throws(DatabaseError) -> Connection {
        if let connection, identity == file?.identity,
            !storage.isCache || connection.tablesVersion == tablesVersion
        {
            return connection
        }
        connection = nil
        identity = file?.identity
        let opened = try opener.open()
        connection = opened
        removedSchemas += opened.removedCollections
        tablesVersion = opened.tablesVersion
        backgroundFailure = nil
        identity = file?.identity
        openings += 1
        if opened.needsCopy, let copy = opener.copy { try renewUnlessLocked(copy, from: opened) }
        return opened
    }

    /// Makes the copy anew, unless another process has the lock, which makes the copy itself.
    private func renewUnlessLocked(_ copy: LibraryCopy, from connection: Connection) throws(DatabaseError) {
        do throws(DatabaseError) {
            try copy.library.withLock(within: .zero) { () throws(DatabaseError) in
                try renew(copy, from: connection)
            }
        } catch {
            if error.isDamage { throw error }
        }
    }

    private nonisolated var file: DatabaseFile? { storage.file }
}

extension Connection {
    /// The number of changes of the tables, by any process.
    fileprivate var tablesVersion: Int? { try? row("PRAGMA schema_version") { $0.integer(0) } }

    /// Empties all tables, except virtual ones.
    ///
    /// A virtual table, such as a full-text index, is deleted: it stores its content in tables of its own, and would be
    /// damaged without their rows. Its owner creates it again.
    fileprivate func deleteAllRows() throws(DatabaseError) {
        let virtualTables = try rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%'"
        ) { $0.text(0) }
        for table in virtualTables { try execute("DROP TABLE \"\(table)\"") }
        let tables = try rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schemas'") {
            $0.text(0)
        }
        for table in tables { try execute("DELETE FROM \"\(table)\"") }
    }
}

/// A version of the database content: two versions are equal if no process has written between them.
struct DatabaseVersion: Sendable, Equatable {
    /// The number of times that a file was opened; each opened file may have other content.
    let openings: Int
    let ownWrites: Int
    let writesOfOthers: Int
}

extension Database {
    /// Yields immediately, and again after each possible write by this process or another one.
    ///
    /// SQLite sends no notifications, so the version is read at every interval. If reading fails, this counts as a
    /// change, so that the caller reads the database and gets the error. The stream ends when its consumer stops.
    public nonisolated func changes(clock: any ClockContract, every interval: Duration) -> AsyncStream<Void> {
        AsyncStream { continuation in
            let watch = Task {
                var last: DatabaseVersion?
                var isFirst = true
                while !Task.isCancelled {
                    let version = try? await version()
                    if isFirst || version == nil || version != last { continuation.yield() }
                    isFirst = false
                    last = version
                    guard (try? await clock.sleep(for: interval)) != nil else { break }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in watch.cancel() }
        }
    }
}
