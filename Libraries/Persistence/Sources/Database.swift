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
