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
        /// No place at all, as where nobody has a home: nothing can be read or written.
        case nowhere
    }

    public nonisolated let storage: Storage
    private let schemas: [Schema]
    private let busyTimeout: Duration
    private var connection: Connection?
    private var identity: DatabaseFile.Identity?
    private var openings = 0
    private var ownWrites = 0

    /// What had to be done about damaged files since the database was made: whoever uses it tells the person.
    public private(set) var rescues: [Rescue] = []

    public init(_ storage: Storage, schemas: [Schema], busyTimeout: Duration = .seconds(5)) {
        self.storage = storage
        self.schemas = schemas
        self.busyTimeout = busyTimeout
    }

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

    private func perform<Value>(_ body: (Connection) throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        do {
            return try body(try opened())
        } catch {
            guard let file, error.isDamage || error.isOfLostTable && isCache else { throw error }
            connection = nil
            try replace(file, because: error)
            return try body(try opened())
        }
    }

    /// The connection; a new one where another process has put another file in the place of the one that was open.
    private func opened() throws(DatabaseError) -> Connection {
        if let connection, identity == file?.identity { return connection }
        connection = nil
        let opened = try open()
        connection = opened
        identity = file?.identity
        openings += 1
        return opened
    }

    private func open() throws(DatabaseError) -> Connection {
        if storage == .nowhere { throw .cannotOpen(path: "", reason: "no home directory") }
        guard let file else {
            let connection = try Connection(path: "", flags: .readWriteCreate, busyTimeout: busyTimeout)
            try connection.migrate(schemas)
            return connection
        }
        if file.isDirectory { throw .damaged(reason: "\(file.path) is a directory") }
        do throws(DatabaseError) {
            if isLibrary, !schemas.isEmpty {
                if !file.exists { try create(file) }
                if file.isEmpty { throw .damaged(reason: "\(file.path) is empty") }
            }
            return try openWritable(file)
        } catch .readOnly where file.exists {
            return try openImmutable(file)
        } catch .readOnly where file.isHidden {
            throw .cannotOpen(path: file.path, reason: "Permission denied")
        }
    }

    private func openWritable(_ file: DatabaseFile) throws(DatabaseError) -> Connection {
        try file.prepare()
        let connection = try Connection(path: file.path, flags: .readWriteCreate, busyTimeout: busyTimeout)
        try connection.configure(for: storage)
        try connection.migrate(schemas)
        return connection
    }

    /// Makes the file as a whole under another name: whoever finds an empty one knows that it has been damaged.
    private func create(_ file: DatabaseFile) throws(DatabaseError) {
        let draft = DatabaseFile(path: "\(file.path).new-\(UInt64.random(in: 0 ... .max))")
        _ = try openWritable(draft)
        try draft.offer(as: file)
    }

    /// Opens a file that cannot be written, nor its directory, for reading: nobody else can be writing it either.
    private func openImmutable(_ file: DatabaseFile) throws(DatabaseError) -> Connection {
        try file.checkReadable()
        let connection = try Connection(path: file.immutableURI, flags: .readOnlyURI, busyTimeout: busyTimeout)
        try connection.migrate(schemas)
        return connection
    }

    /// Takes a damaged file out of the way, unless another process has done so by now.
    private func replace(_ file: DatabaseFile, because error: DatabaseError) throws(DatabaseError) {
        try file.withRepairLock { () throws(DatabaseError) in
            if error.isDamage, !file.isDirectory, isSound(file) { return }
            if isCache, !file.isDirectory {
                try file.discard()
            } else {
                rescues.append(try rescue(file))
            }
        }
    }

    /// Sets the file aside, and puts what can still be read of it in its place.
    ///
    /// The new file is complete before it gets there, so that a process that is killed meanwhile loses nothing.
    private func rescue(_ file: DatabaseFile) throws(DatabaseError) -> Rescue {
        if file.isDirectory { return Rescue(damagedFile: try file.setAside(), rows: 0) }
        let fresh = DatabaseFile(path: file.path + ".rescue")
        try fresh.discard()
        let rows = try copyRows(of: file, into: fresh)
        let name = try file.setAside()
        try fresh.move(to: file)
        return Rescue(damagedFile: name, rows: rows)
    }

    private func copyRows(of damaged: DatabaseFile, into fresh: DatabaseFile) throws(DatabaseError) -> Int {
        let target = try openWritable(fresh)
        let copy = DatabaseFile(path: damaged.path + ".rescue-copy")
        try copy.discard()
        try damaged.copy(to: copy)
        try copy.cutOffPartialPage()
        let dependents = schemas.reduce(into: [:]) { all, schema in all.merge(schema.dependents) { first, _ in first } }
        guard let source = readable(copy, fresh, like: target) else {
            try copy.discard()
            return 0
        }
        let rows = try target.rescueRows(from: source, dependents: dependents)
        try copy.discard()
        return rows
    }

    /// The copy of a damaged file, with as much of its beginning put right as it takes to find the tables.
    ///
    /// A whole first page is only taken from the fresh file when everything else fits it.
    private func readable(_ copy: DatabaseFile, _ fresh: DatabaseFile, like target: Connection) -> Connection? {
        if let source = connect(copy), source.hasTables(of: target) { return source }
        try? copy.restoreMagic()
        if let source = connect(copy), source.hasTables(of: target) { return source }
        try? copy.takeFirstPage(of: fresh)
        if let source = connect(copy), source.isSoundApartFromSpareSpace { return source }
        return nil
    }

    private func connect(_ file: DatabaseFile) -> Connection? {
        let connection = try? Connection(path: file.path, flags: .readWrite, busyTimeout: busyTimeout)
        // A file that is shorter than it says is only read like this.
        try? connection?.execute("PRAGMA writable_schema = ON")
        return connection
    }

    /// Whether SQLite finds nothing wrong with the file; one that cannot be read now is not condemned for it.
    private func isSound(_ file: DatabaseFile) -> Bool {
        if isLibrary, !schemas.isEmpty, file.isEmpty { return false }
        do {
            return try Connection(path: file.path, flags: .readWriteCreate, busyTimeout: busyTimeout)
                .row("PRAGMA quick_check(1)") { row in row.text(0) } == "ok"
        } catch {
            return !error.isDamage
        }
    }

    private nonisolated var isLibrary: Bool {
        if case .library = storage { true } else { false }
    }

    private nonisolated var isCache: Bool {
        if case .cache = storage { true } else { false }
    }

    private nonisolated var file: DatabaseFile? {
        switch storage {
        case .memory, .nowhere: nil
        case .cache(let path), .library(let path): DatabaseFile(path: path)
        }
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
        case .library:
            try execute("PRAGMA journal_mode = DELETE")
            try execute("PRAGMA synchronous = FULL")
        }
    }

    fileprivate func deleteAllRows() throws(DatabaseError) {
        let tables = try rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schemas'") {
            $0.text(0)
        }
        for table in tables { try execute("DELETE FROM \"\(table)\"") }
    }
}
