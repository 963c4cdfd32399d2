import ChallengeCore
import ChallengePersistence
import ChallengeResources

/// The finding about the content of a database file.
extension DatabaseCheck {
    /// The size in bytes above which a cache is worth a warning.
    private static let largestCache = 256 << 20

    func content(_ inspection: DatabaseInspection) -> Finding {
        let path = inspection.path
        return switch inspection.content {
        case .missing: finding("file", .ok, "doctor.database.missing %@".localized(path))
        case .dangling:
            finding("file", .problem, "doctor.database.dangling %@".localized(path), command: path.commandMovingAside)
        case .sound where part == .cache && inspection.size > Self.largestCache:
            finding(
                "file", .warning, "doctor.database.large %@ %@".localized(inspection.size.binarySizeText, path),
                command: "challenge cache clear")
        case .sound:
            finding("file", .ok, "doctor.database.sound %@ %@".localized(inspection.size.binarySizeText, path))
        case .damaged:
            finding("file", .problem, failure(.damaged(reason: ""), path), fix: mend)
        case .altered:
            finding("file", .problem, "doctor.database.altered %@".localized(path), fix: mend)
        case .foreign:
            finding("file", .problem, "doctor.database.foreign %@".localized(path), command: path.commandMovingAside)
        case .interruptedWrite:
            finding("file", .warning, "doctor.database.interrupted %@".localized(path), fix: mend)
        case .failed(.unknownVersion) where part == .cache:
            finding("file", .problem, failure(.unknownVersion, path), fix: clear)
        case .failed(.unknownVersion):
            finding(
                "file", .problem, failure(.unknownVersion, path) + " " + "doctor.database.update".localized(),
                command: path.commandMovingAside)
        case .failed(.busy):
            finding("file", .warning, failure(.busy, path))
        case .failed(.notAFile):
            special(inspection.specialPath ?? path)
        case .failed(let cause):
            finding("file", .problem, failure(cause, path), command: cause.commandForPermissions(of: path))
        }
    }

    /// Returns the finding about a directory, a device, a pipe or a socket in place of a file.
    private func special(_ path: String) -> Finding {
        finding("file", .problem, failure(.notAFile, path), command: path.commandMovingAside)
    }

    private func failure(_ cause: StorageFailure.Cause, _ path: String) -> String {
        StorageFailure(cause: cause, path: path).localizedText
    }

    /// Deletes the data of the cache, and returns a sentence about the change.
    @Sendable private func clear() async throws(StorageFailure) -> String {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in try await database.erase() }
        return "doctor.fixed.cleared".localized()
    }

    /// Mends the file, and returns a sentence about the change.
    @Sendable private func mend() async throws(StorageFailure) -> String {
        let rescue = try await change { (database) throws(DatabaseError) in try database.mend() }
        let size = try? await database.fileSize()
        if part == .cache, size == 0 { return "doctor.fixed.cleared".localized() }
        guard let rescue else { return "doctor.fixed.mended".localized() }
        return part == .library
            ? "doctor.fixed.rescued %@ %lld".localized(rescue.damagedFile, rescue.rows)
            : "doctor.fixed.setAside %@".localized(rescue.damagedFile)
    }
}
