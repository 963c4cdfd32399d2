public import ChallengeCore

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Why a database could not do what it was asked.
public enum DatabaseError: Error, Equatable, Sendable {
    /// The file or its directory cannot be opened or made.
    case cannotOpen(path: String, cause: StorageFailure.Cause)

    /// A newer version of the program wrote the file: this one does not know how to read it.
    case newerSchema(name: String, found: Int, supported: Int)

    /// The file is no database, or no longer a sound one.
    case damaged(reason: String)

    /// There is no space left.
    case full

    /// The file or its directory cannot be written.
    case readOnly

    /// Others kept the database locked for longer than the busy timeout.
    case busy

    /// Any other failure, in SQLite's own number and words.
    case failed(code: Int, reason: String)
}

extension DatabaseError {
    /// The error of a result code of SQLite, and of the system behind it.
    init(code: Int32, systemCode: Int32 = 0, reason: String) {
        self =
            switch ResultCode(rawValue: code & 0xFF) {
            case .busy, .locked: .busy
            // The file itself was open by then: it is its companions that could not be made.
            case .readOnly, .permission, .cannotOpen: .readOnly
            case .full: .full
            case .corrupt, .notADatabase: .damaged(reason: reason)
            case .inputOutput where [ENOSPC, EDQUOT, EFBIG].contains(systemCode): .full
            case .inputOutput where code == ResultCode.shortRead: .damaged(reason: reason)
            default: .failed(code: Int(code), reason: reason)
            }
    }

    /// Whether a file that cannot be emptied for this reason can still be deleted.
    var leavesNothingButDeletion: Bool {
        switch self {
        case .newerSchema, .full, .failed, .damaged: true
        case .cannotOpen, .readOnly, .busy: false
        }
    }

    /// Whether the file itself is beyond use.
    var isDamage: Bool {
        if case .damaged = self { true } else { false }
    }

    /// `true` if a damaged, altered or replaced file can be the reason.
    ///
    /// SQLite calls a file read-only if another one has taken its name, or if its format is unknown.
    var canBeOfDamage: Bool {
        switch self {
        case .damaged, .failed, .readOnly: true
        case .cannotOpen, .newerSchema, .full, .busy: false
        }
    }

    /// The error of a path where there is a device, a pipe or a socket.
    static func notAFile(_ path: String) -> DatabaseError { .cannotOpen(path: path, cause: .notAFile) }
}

/// The result codes of SQLite that mean something here.
enum ResultCode: Int32 {
    case ok = 0
    case permission = 3
    case busy = 5
    case locked = 6
    case readOnly = 8
    case inputOutput = 10
    case corrupt = 11
    case full = 13
    case tooBig = 18
    case constraint = 19
    case mismatch = 20
    case cannotOpen = 14
    case notADatabase = 26
    case row = 100
    case done = 101

    /// A read that found less than it asked for is how a truncated file shows itself.
    static let shortRead: Int32 = 10 | 2 << 8
}

extension StorageFailure {
    /// The meaning of a failure of a database for its user.
    ///
    /// - Parameter path: The path of the database's file, if it is known.
    public init(_ error: DatabaseError, path: String? = nil) {
        switch error {
        case .full: self.init(cause: .full, path: path)
        case .readOnly: self.init(cause: .readOnly, path: path)
        case .busy: self.init(cause: .busy, path: path)
        case .damaged(let reason): self.init(cause: .damaged(reason: reason), path: path)
        case .newerSchema: self.init(cause: .newerVersion, path: path)
        case .cannotOpen(let file, let cause): self.init(cause: cause, path: file.isEmpty ? path : file)
        case .failed(_, let reason): self.init(cause: .other(reason: reason), path: path)
        }
    }
}
