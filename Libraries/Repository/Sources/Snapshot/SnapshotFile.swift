public import ChallengeCore
internal import ChallengePersistence

/// A file with a snapshot.
public struct SnapshotFile: Sendable {
    private let path: String

    public init(path: String) {
        self.path = path
    }

    /// Writes the month and the sections, completely or not at all; replaces an existing file.
    public func write(_ sections: [String], month: SnapshotDate) throws(StorageFailure) {
        do throws(UserFile.Failure) {
            try UserFile(path: path).write(Array("\(month)\n\(sections.joined())".utf8), replacing: true)
        } catch {
            throw StorageFailure(cause: .system(code: error.code), path: path)
        }
    }
}
