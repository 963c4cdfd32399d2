import ChallengeCore
import ChallengePersistence
import ChallengePlatform
import ChallengeSystem

/// The configuration file on this machine.
struct ConfigurationFileRepository: ConfigurationFileRepositoryContract {
    /// The largest file that is read, in bytes.
    private static let largestFile = 1024 * 1024

    private static let codesOfMissingFile = [ENOENT, ENOTDIR]

    let path: String?

    func read() throws(ConfigurationError) -> [UInt8]? {
        guard let path else { return nil }
        var status = stat()
        let isFound = stat(path, &status) == 0
        if !isFound, Self.codesOfMissingFile.contains(errno) { return nil }
        // Opening a pipe without a writer would wait for ever.
        if isFound, status.st_mode & S_IFMT != S_IFREG {
            throw .storageFailed(.reading, StorageFailure(cause: .notAFile, path: path))
        }
        do throws(StorageFailure) {
            return try UserFile(path: path).read(limit: Self.largestFile)
        } catch {
            if case .system(let code) = error.cause, Self.codesOfMissingFile.contains(code) { return nil }
            throw .storageFailed(.reading, error)
        }
    }

    var isPrivate: Bool {
        var status = stat()
        return path.map { stat($0, &status) == 0 && status.st_mode & 0o077 != 0 } != true
    }

    /// Locks the folder, because the file is replaced by each change.
    func exclusively(_ body: () -> Void) throws(ConfigurationError) {
        guard let path else { throw .noPath }
        createFolders(of: path)
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 { FileDescriptor(descriptor).lock() }
        body()
    }

    func write(_ text: String) throws(ConfigurationError) {
        guard let path else { throw .noPath }
        let folderFailure = createFolders(of: path)
        do throws(StorageFailure) {
            try UserFile(path: path, isPrivate: true).write(Array(text.utf8), replacing: true)
        } catch {
            guard let folderFailure, error.cause == .system(code: ENOENT) else { throw .storageFailed(.saving, error) }
            throw .storageFailed(.saving, StorageFailure(cause: .system(code: folderFailure), path: path))
        }
    }

    /// Creates the missing folders, and returns the error code of the first one that could not be created.
    @discardableResult
    private func createFolders(of path: String) -> Int32? {
        let folders = path.split(separator: "/").dropLast()
        for count in folders.indices
        where mkdir("/" + folders[...count].joined(separator: "/"), 0o700) != 0 && errno != EEXIST {
            return errno
        }
        return nil
    }
}
