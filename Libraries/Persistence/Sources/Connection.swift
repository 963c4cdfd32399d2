internal import CSQLite
internal import ChallengeCore
internal import ChallengePlatform

/// An open connection to a database, with its prepared statements.
///
/// It belongs to one ``Database``, which lets one task at a time use it.
public final class Connection {
    /// The largest write-ahead log, in bytes, that stays on close; a process reads the whole log when it opens the
    /// file.
    static let longestRemainingLog = 50_000

    /// `true` if closing the last connection leaves a short write-ahead log beside the file.
    ///
    /// A checkpoint takes four fsyncs. SQLite's automatic checkpoint does not shorten the log of a process that ends after
    /// one write, so a long log is moved into the file on close.
    var leavesLogOnClose = false

    /// `true` if the library has changed since its copy was made.
    var needsCopy = false

    /// The schemas of a cache whose whole collections this connection has removed.
    var removedCollections: [Schema] = []

    private let handle: OpaquePointer
    private let path: String
    private(set) var canWrite: Bool
    private var statements: [String: OpaquePointer] = [:]

    /// Opens the file, or a database in memory if the path is empty.
    init(path: String, flags: OpenFlags, busyTimeout: Duration) throws(DatabaseError) {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path.isEmpty ? ":memory:" : path, &handle, flags.rawValue, nil)
        guard let handle, code == ResultCode.ok.rawValue else {
            defer { sqlite3_close_v2(handle) }
            throw DatabaseError(
                code: code, systemCode: handle.map(sqlite3_system_errno) ?? 0,
                reason: handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory", path: path)
        }
        self.handle = handle
        self.path = path
        canWrite = flags.canWrite
        LockWait.set(busyTimeout, on: handle)
    }

    /// Opens an empty database in memory.
    public static func inMemory() throws(DatabaseError) -> Connection {
        try Connection(path: "", flags: .readWriteCreate, busyTimeout: .zero)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        if leavesLogOnClose, DatabaseFile(path: path).logSize <= Self.longestRemainingLog {
            _ = csqlite_disable_checkpoint_on_close(handle)
        }
        sqlite3_close_v2(handle)
    }

    /// Replaces the content by that of another database.
    func copyContent(of other: Connection) throws(DatabaseError) {
        guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else { throw lastError }
        let code = sqlite3_backup_step(backup, -1)
        sqlite3_backup_finish(backup)
        guard code == ResultCode.done.rawValue else {
            throw DatabaseError(code: code, systemCode: 0, reason: "backup", path: other.path)
        }
    }

    /// Makes every change of the content fail from now on.
    func refuseChanges() throws(DatabaseError) {
        try execute("PRAGMA query_only = ON")
        canWrite = false
    }

    /// Fills the buffer with bytes of the file; the caller has a lock for reading.
    func readFile(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(DatabaseError) {
        let code = csqlite_read(handle, buffer.baseAddress, Int32(buffer.count), Int64(offset))
        guard code != ResultCode.ok.rawValue else { return }
        throw DatabaseError(code: code, systemCode: sqlite3_system_errno(handle), reason: "file", path: path)
    }

    /// `true` while a transaction is open; some failures roll it back.
    public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Runs one statement that returns no rows.
    public func execute(_ sql: String, _ arguments: [SQLValue] = []) throws(DatabaseError) {
        try forEachRow(sql, arguments) { _ in }
    }

    /// Returns the transformed value of each row of the query.
    public func rows<Value>(
        _ sql: String, _ arguments: [SQLValue] = [], _ transform: (borrowing SQLRow) -> Value
    ) throws(DatabaseError) -> [Value] {
        var values: [Value] = []
        try forEachRow(sql, arguments) { row in values.append(transform(row)) }
        return values
    }

    /// Returns the transformed value of the first row, or `nil` if the query has no rows.
    public func row<Value>(
        _ sql: String, _ arguments: [SQLValue] = [], _ transform: (borrowing SQLRow) -> Value
    ) throws(DatabaseError) -> Value? {
        try rows(sql, arguments, transform).first
    }

    /// Calls the body with each row of the query, including those before a failure.
    public func forEachRow(
        _ sql: String, _ arguments: [SQLValue], _ body: (borrowing SQLRow) -> Void
    ) throws(DatabaseError) {
        let statement = try prepared(sql)
        // The result of the reset is ignored: it repeats the error of the last step, which is thrown below.
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        try bind(arguments, to: statement)
        while true {
            switch ResultCode(rawValue: sqlite3_step(statement)) {
            case .row: body(SQLRow(statement))
            case .done: return
            default: throw lastError
            }
        }
    }

    private func prepared(_ sql: String) throws(DatabaseError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil)
        guard let statement, code == ResultCode.ok.rawValue else { throw lastError }
        statements[sql] = statement
        return statement
    }

    private func bind(_ arguments: [SQLValue], to statement: OpaquePointer) throws(DatabaseError) {
        let expected = Int(sqlite3_bind_parameter_count(statement))
        guard arguments.count == expected else {
            throw .failed(code: 1, reason: "\(expected) arguments expected, \(arguments.count) given")
        }
        for (index, argument) in arguments.enumerated() {
            let code = bind(argument, at: Int32(index + 1), of: statement)
            guard code == ResultCode.ok.rawValue else { throw lastError }
        }
    }

    private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer) -> Int32 {
        switch value {
        case .null:
            return sqlite3_bind_null(statement, index)
        case .integer(let value):
            return sqlite3_bind_int64(statement, index, value)
        case .real(let value):
            return sqlite3_bind_double(statement, index, value)
        case .text(var text):
            let utf8: UInt8 = 1
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    sqlite3_bind_text64(
                        statement, index, characters.baseAddress, UInt64(characters.count),
                        csqlite_transient(), utf8)
                }
            }
        case .blob(let bytes):
            // An empty array may have no address, which SQLite would treat as NULL.
            if bytes.isEmpty { return sqlite3_bind_zeroblob64(statement, index, 0) }
            return sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), csqlite_transient())
        }
    }

    private var lastError: DatabaseError {
        let error = DatabaseError(
            code: sqlite3_extended_errcode(handle), systemCode: sqlite3_system_errno(handle),
            reason: String(cString: sqlite3_errmsg(handle)), path: path)
        return error == .readOnly && hasUnknownFormat ? .damaged(reason: "unknown format") : error
    }

    /// `true` if the file is writable, but SQLite does not write it because of a number in its header.
    var hasUnknownFormat: Bool {
        canWrite && sqlite3_db_readonly(handle, "main") == 1 && access(path, W_OK) == 0
    }
}

/// The flags with which a file is opened.
struct OpenFlags {
    let rawValue: Int32

    private static let uri: Int32 = 0x40
    private static let noMutex: Int32 = 0x8000

    static let readWrite = OpenFlags(rawValue: 0x2 | noMutex)
    static let readWriteCreate = OpenFlags(rawValue: 0x2 | 0x4 | noMutex)
    /// For a file in a directory without write permission; its URI declares it immutable.
    static let readOnlyURI = OpenFlags(rawValue: 0x1 | uri | noMutex)
    static let readOnly = OpenFlags(rawValue: 0x1 | noMutex)

    var canWrite: Bool { rawValue & 0x2 != 0 }
}

extension Connection {
    /// The largest number of arguments that SQLite accepts in one statement.
    private static let maximumValues = 32_766

    /// Inserts rows in place of those with the same key, in as few statements as SQLite allows.
    public func replaceRows(in table: String, columns: [String], with rows: [[SQLValue]]) throws(DatabaseError) {
        let row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
        let size = Self.maximumValues / columns.count
        for start in stride(from: 0, to: rows.count, by: size) {
            let batch = rows[start..<min(start + size, rows.count)]
            let values = batch.map { _ in row }.joined(separator: ", ")
            try execute(
                "INSERT OR REPLACE INTO \(table) (\(columns.joined(separator: ", "))) VALUES \(values)",
                batch.flatMap(\.self))
        }
    }
}
