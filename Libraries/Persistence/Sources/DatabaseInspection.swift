public import ChallengeCore

/// A description of a database file, made without changing it.
public struct DatabaseInspection: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
        /// There is no file yet.
        case missing
        /// A symbolic link without a target is in place of the file.
        case dangling
        case sound
        case damaged
        /// A process was killed during a write, which the next command completes or undoes.
        case interruptedWrite
        case failed(StorageFailure.Cause)
    }

    public let path: String
    public let content: Content
    /// The content of a library's copy; `nil` for another database.
    public let copy: Content?
    /// The size of the file and its companions in bytes.
    public let size: Int
    /// The directory and the files of this user that other users can access, without symbolic links.
    public let sharedPaths: [String]
    /// The files that this process cannot read or write, without symbolic links.
    public let lockedPaths: [String]
    /// The database or its companion that is a directory, a device, a pipe or a socket.
    public let specialPath: String?
    /// The damaged files that were set aside, each with its companions.
    public let damagedFiles: [[String]]
    public let folder: DatabaseFolder

    public var copyPath: String { LibraryCopy(library: DatabaseFile(path: path)).file.path }
}

extension Database {
    /// Describes the file without changing it; returns `nil` for a database without a file.
    public nonisolated func inspect() -> DatabaseInspection? {
        guard let file = storage.file else { return nil }
        return DatabaseInspection(
            path: file.path,
            content: DatabaseInspector(file: file, opener: opener).content,
            copy: opener.copy.map { DatabaseInspector(file: $0.file, opener: opener, isCopy: true).content },
            size: (try? file.size()) ?? 0,
            sharedPaths: file.sharedPaths,
            lockedPaths: file.lockedPaths,
            specialPath: file.specialPath,
            damagedFiles: file.damagedFiles,
            folder: DatabaseFolder(file.parent))
    }
}

/// A check of a database's content, which opens the file only for reading.
struct DatabaseInspector {
    private static let busyTimeout = Duration.seconds(2)
    private static let attempts = 3

    let file: DatabaseFile
    let opener: DatabaseOpener
    var isCopy = false

    var content: DatabaseInspection.Content {
        do throws(DatabaseError) {
            if try file.bytes(of: file.path) == 0, !file.exists { return file.isLink ? .dangling : .missing }
            try file.checkIsRegular()
            try file.checkReadable()
            if file.isEmpty { return opener.storage.isLibrary ? .damaged : .sound }
        } catch {
            return .failed(StorageFailure(error).cause)
        }
        return contentOfUnchangedFile
    }

    /// The content, examined again if another process has changed the file meanwhile.
    private var contentOfUnchangedFile: DatabaseInspection.Content {
        for _ in 1..<Self.attempts {
            let stamp = file.changeStamp
            let content = examine()
            if content == .sound || stamp == file.changeStamp { return content }
        }
        return examine()
    }

    private func examine() -> DatabaseInspection.Content {
        do {
            let connection = try open()
            try connection.refuseUnknown(opener.schemas)
            guard let copy = opener.copy else { return try connection.isIntact() ? .sound : .damaged }
            try connection.checkIsSound(for: opener.schemas)
            if isCopy { return try copy.isAltered ? .damaged : .sound }
            _ = try copy.isCurrent(for: connection)
            return .sound
        } catch {
            return content(after: error)
        }
    }

    private func content(after error: DatabaseError) -> DatabaseInspection.Content {
        if error.canBeCausedByDamage { return .damaged }
        // A connection that only reads cannot undo the write.
        if error == .readOnly, file.hasJournal { return .interruptedWrite }
        return .failed(StorageFailure(error).cause)
    }

    /// Opens the file without creating a file beside it.
    private func open() throws(DatabaseError) -> Connection {
        // A connection to a file in the mode of the write-ahead log would create a log if there is none.
        if !opener.storage.isLibrary, file.logSize == 0 {
            return try Connection(path: file.immutableURI, flags: .readOnlyURI, busyTimeout: Self.busyTimeout)
        }
        return try Connection(path: file.path, flags: .readOnly, busyTimeout: Self.busyTimeout)
    }
}

extension DatabaseFile {
    /// `true` if a journal has the former content of the file.
    var hasJournal: Bool { ((try? bytes(of: path + "-journal")) ?? 0) > 0 }
}
