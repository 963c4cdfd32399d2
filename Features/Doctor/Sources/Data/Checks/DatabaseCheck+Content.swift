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
        case .damaged: finding("file", .problem, failure(.damaged(reason: ""), path), command: part.command)
        case .foreign:
            finding("file", .problem, "doctor.database.foreign %@".localized(path), command: path.commandMovingAside)
        case .interruptedWrite:
            finding("file", .warning, "doctor.database.interrupted %@".localized(path), command: part.command)
        case .failed(.newerVersion) where part == .cache:
            finding("file", .problem, failure(.newerVersion, path), command: part.command)
        case .failed(.newerVersion):
            finding(
                "file", .problem, failure(.newerVersion, path) + " " + "doctor.database.update".localized(),
                command: path.commandMovingAside)
        case .failed(.busy):
            finding("file", .warning, failure(.busy, path))
        case .failed(.notAFile):
            finding(
                "file", .problem, failure(.notAFile, path),
                command: (inspection.specialPath ?? path).commandMovingAside)
        case .failed(let cause): finding("file", .problem, failure(cause, path), command: cause.command(for: path))
        }
    }

    private func failure(_ cause: StorageFailure.Cause, _ path: String) -> String {
        StorageFailure(cause: cause, path: path).localizedText
    }
}

extension DatabaseCheck.Part {
    /// The command line that repairs the file: it clears the cache, or reads all rows.
    fileprivate var command: String {
        switch self {
        case .cache: "challenge cache clear"
        case .library: "challenge favorites list"
        case .state: "challenge history list"
        }
    }
}
