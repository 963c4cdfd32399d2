public import ChallengeCore

/// A SQLite database that many tasks may use: one at a time is served, in short steps.
///
/// The file is opened by the first step that needs it, so that a command which does not pays nothing. A file that
/// turns out to be damaged is taken out of the way, replaced by a fresh one, and the step runs again.
public actor Database {
    /// Where the database is, and how it is kept.
    public enum Storage: Sendable, Equatable {
        case memory
        /// A file that may be lost: fast, and deleted when it is damaged.
        case cache(path: String)
        /// A file that holds what a person made: written through to the disk, and kept even when it is damaged.
        case library(path: String)
        /// A file that the program remembers things in: written without waiting for the disk, and set aside when it is damaged.
        case state(path: String)
        /// No place at all, as where nobody has a home: nothing can be read or written.
        case nowhere
    }

    private let opener: DatabaseOpener
    private var connection: Connection?
    private var identity: DatabaseFile.Identity?
    private var openings = 0
    private var ownWrites = 0

    /// What had to be done about damaged files since the database was made: whoever uses it tells the person.
    public private(set) var rescues: [Rescue] = []

    public init(_ storage: Storage, schemas: [Schema], busyTimeout: Duration = .seconds(5)) {
        opener = DatabaseOpener(storage: storage, schemas: schemas, busyTimeout: busyTimeout)
    }

    public nonisolated var storage: Storage { opener.storage }

    /// Runs the body on the database.
    public func read<Value: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try perform(body)
    }

    /// Runs the body as one transaction: all of it happens, or none.
    public func write<Value: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let value = try perform { (connection) throws(DatabaseError) in
            try connection.transaction { () throws(DatabaseError) in try body(connection) }
        }
        ownWrites += 1
        return value
    }

    /// Runs work on the database, and names its file in the failure.
    public nonisolated func namingFile<Value>(
        _ work: (Database) async throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        do {
            return try await work(self)
        } catch {
            throw StorageFailure(error, path: path)
        }
    }

    func version() throws(DatabaseError) -> DatabaseVersion {
        let others = try read { (connection) throws(DatabaseError) in
            try connection.row("PRAGMA data_version") { $0.integer(0) }
        }
        return DatabaseVersion(openings: openings, ownWrites: ownWrites, writesOfOthers: others ?? 0)
    }

    /// Forgets everything that is kept: for a cache, whose file may simply go.
    ///
    /// Other processes may have the file open, so what is sound is emptied; a file that this program does not understand,
    /// or for whose emptying the disk has no room, is deleted.
    public func erase() throws(DatabaseError) {
        do {
            try write { (connection) throws(DatabaseError) in try connection.deleteAllRows() }
        } catch {
            guard error.leavesNothingButDeletion, let file else { throw error }
            connection = nil
            return try file.withRepairLock { () throws(DatabaseError) in try file.discard() }
        }
        // The rows are gone; giving their space back is a courtesy, which a busy or full disk may refuse.
        _ = try? read { (connection) throws(DatabaseError) in try connection.execute("VACUUM") }
    }

    /// Where the file is; `nil` for a database in memory.
    public nonisolated var path: String? { file?.path }

    /// The bytes that the file takes, with those of its companions; 0 when there is none.
    public func fileSize() throws(DatabaseError) -> Int {
        guard let file else { return 0 }
        return try file.size()
    }

    /// Runs the body and, if it fails on a file that is not sound, runs it again on the one that replaces the file.
    private func perform<Value>(_ body: (Connection) throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        do {
            return try body(try opened())
        } catch {
            guard let file, error.canBeOfDamage else { throw error }
            switch try DatabaseRepair(opener: opener, file: file).run(after: error, of: identity) {
            case .notNeeded: throw error
            case .replaced: break
            case .rescued(let rescue): rescues.append(rescue)
            }
            connection = nil
            return try body(try opened())
        }
    }

    /// The connection; a new one where another process has put another file in the place of the one that was open.
    private func opened() throws(DatabaseError) -> Connection {
        if let connection, identity == file?.identity { return connection }
        connection = nil
        identity = file?.identity
        let opened = try opener.open()
        connection = opened
        identity = file?.identity
        openings += 1
        return opened
    }

    private nonisolated var file: DatabaseFile? { storage.file }
}

extension Connection {
    fileprivate func deleteAllRows() throws(DatabaseError) {
        let tables = try rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schemas'") {
            $0.text(0)
        }
        for table in tables { try execute("DELETE FROM \"\(table)\"") }
    }
}

/// A moment in the life of a database: two are equal when nothing was written between them, by whatever process.
struct DatabaseVersion: Sendable, Equatable {
    /// How often a file was opened: what another one holds is something else.
    let openings: Int
    let ownWrites: Int
    let writesOfOthers: Int
}

extension Database {
    /// Yields once now, and again each time when something may have been written, by this process or another.
    ///
    /// SQLite has no way of telling, so the database is asked, often enough for a person who watches. A database that
    /// cannot be asked counts as changed: whoever reads it then is told why. The stream ends when nobody listens.
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

extension Database {
    /// Moves rows that an earlier version of the program keeps in another database into this one.
    ///
    /// The rows are inserted, and on the disk, before they are deleted where they were. A process that is killed in between
    /// leaves them in both databases. The tables of the earlier version stay, and it may add rows at any time.
    ///
    /// - Parameters:
    ///   - select: Returns the rows of the other database.
    ///   - insert: Inserts those rows that were not moved before.
    ///   - delete: Deletes a row of the other database, and no other that has come into its place.
    public func moveRows<Row: Sendable>(
        from earlier: Database,
        select: @Sendable (_ earlier: Connection) throws(DatabaseError) -> [Row],
        insert: @Sendable (_ connection: Connection, _ rows: [Row]) throws(DatabaseError) -> Void,
        delete: @Sendable (_ earlier: Connection, _ row: Row) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        guard try await earlier.fileSize() > 0 else { return }
        let rows = try await earlier.read(select)
        if rows.isEmpty { return }
        try read { (connection) throws(DatabaseError) in try connection.execute("PRAGMA synchronous = FULL") }
        try write { (connection) throws(DatabaseError) in try insert(connection, rows) }
        try await earlier.write { (connection) throws(DatabaseError) in
            for row in rows { try delete(connection, row) }
        }
    }
}
