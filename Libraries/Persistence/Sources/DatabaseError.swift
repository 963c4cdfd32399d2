public import ChallengeCore
internal import ChallengePlatform

/// The reason why a database operation failed.
public enum DatabaseError: Error, Equatable, Sendable {
    /// The file or its directory cannot be opened or created.
    case cannotOpen(path: String, cause: StorageFailure.Cause)

    /// The file was written by another version of the program, whose format this version cannot read.
    case unknownSchema(name: String, found: Int, supported: ClosedRange<Int>)

    /// The file is not a database, or is a damaged one.
    case damaged(reason: String)

    /// The library is damaged, and so is its copy at the path; `nil` if there is no copy.
    case lost(copy: String?)

    /// The disk is full.
    case full

    /// The file or its directory cannot be written.
    case readOnly

    /// Another connection held the lock for longer than the busy timeout.
    case busy

    /// Another failure, with the code and the message of SQLite.
    case failed(code: Int, reason: String)
}

extension DatabaseError {
    /// Maps a result code of SQLite and the error code of the system behind it, for the database at the path.
    init(code: Int32, systemCode: Int32 = 0, reason: String, path: String = "") {
        self =
            switch ResultCode(rawValue: code & 0xFF) {
            case .busy, .locked: .busy
            case .readOnly where code == ResultCode.moved: .failed(code: Int(code), reason: reason)
            case .readOnly, .permission: .readOnly
            case .cannotOpen: DatabaseFile(path: path).cannotOpen(systemCode: systemCode, reason: reason)
            case .full: .full
            case .corrupt, .notADatabase: .damaged(reason: reason)
            case .inputOutput where [ENOSPC, EDQUOT, EFBIG].contains(systemCode): .full
            case .inputOutput where code == ResultCode.shortRead: .damaged(reason: reason)
            default: .failed(code: Int(code), reason: reason)
            }
    }

    /// `true` if a file that cannot be emptied because of this error can still be deleted.
    var allowsDeletion: Bool {
        switch self {
        case .full, .failed, .damaged: true
        case .cannotOpen, .unknownSchema, .lost, .readOnly, .busy: false
        }
    }

    /// `true` if the file itself is damaged.
    var isDamage: Bool {
        if case .damaged = self { true } else { false }
    }

    /// `true` if the cause can be a file that was damaged, altered or replaced.
    ///
    /// Only a file that was read can be damaged. A file that cannot be opened, read or written may be healthy.
    var canBeCausedByDamage: Bool {
        switch self {
        case .damaged: true
        case .failed(let code, _): ResultCode(rawValue: Int32(code & 0xFF)) != .inputOutput
        case .cannotOpen, .unknownSchema, .lost, .full, .readOnly, .busy: false
        }
    }

    /// Returns the error for a path that is a device, a pipe, a socket or a directory.
    static func notAFile(_ path: String) -> DatabaseError { .cannotOpen(path: path, cause: .notAFile) }
}

/// The result codes of SQLite that this module handles.
enum ResultCode: Int32 {
    case ok = 0
    case permission = 3
    case busy = 5
    case locked = 6
    case readOnly = 8
    case inputOutput = 10
    case corrupt = 11
    case full = 13
    case cannotOpen = 14
    case notADatabase = 26
    case row = 100
    case done = 101

    /// The code of a read that returned fewer bytes than requested, which is how SQLite reports a truncated file.
    static let shortRead: Int32 = 10 | 2 << 8

    /// The code of a write into a file that is no longer at the path, because another file has replaced it.
    static let moved: Int32 = 8 | 4 << 8
}

extension StorageFailure {
    /// Maps the failure of a database to a failure for the user.
    ///
    /// - Parameter path: The path of the database's file, if it is known.
    public init(_ error: DatabaseError, path: String? = nil) {
        switch error {
        case .full: self.init(cause: .full, path: path)
        case .readOnly: self.init(cause: .readOnly, path: path)
        case .busy: self.init(cause: .busy, path: path)
        case .damaged(let reason): self.init(cause: .damaged(reason: reason), path: path)
        case .lost(let copy): self.init(cause: .lost(copy: copy), path: path)
        case .unknownSchema: self.init(cause: .unknownVersion, path: path)
        case .cannotOpen(let file, let cause): self.init(cause: cause, path: file.isEmpty ? path : file)
        case .failed(_, let reason): self.init(cause: .other(reason: reason), path: path)
        }
    }
}
