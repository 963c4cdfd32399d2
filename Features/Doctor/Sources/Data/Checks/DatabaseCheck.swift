import ChallengeCore
import ChallengePersistence
import ChallengeResources

/// A check of a database's folder, its permissions and its file.
struct DatabaseCheck: CheckContract {
    enum Part: String {
        case cache
        case library
        case state
    }

    let part: Part
    let database: Database
    /// `true` if a variable names the place of the folder.
    let usesVariable: Bool

    var id: String { part.rawValue }

    var title: String {
        switch part {
        case .cache: "doctor.part.cache".localized()
        case .library: "doctor.part.library".localized()
        case .state: "doctor.part.state".localized()
        }
    }

    func run() async -> [Finding] {
        guard let inspection = database.inspect() else {
            return [finding("file", .note, StorageFailure(cause: .noHomeDirectory).localizedText)]
        }
        return findings(inspection)
    }

    /// Returns the findings about a database file.
    func findings(_ inspection: DatabaseInspection) -> [Finding] {
        if let obstacle = obstacle("folder", to: inspection.folder, part.variable, isSet: usesVariable) {
            return [obstacle]
        }
        let locked = inspection.lockedPaths
        if !locked.isEmpty {
            return [
                finding(
                    "permissions", .problem, "doctor.permissions.locked %@".localized(locked.joined(separator: ", ")),
                    command: locked.commandGrantingAccess)
            ]
        }
        return permissions(inspection) + [content(inspection)] + copy(inspection)
            + inspection.damagedFiles.map { paths in
                finding(
                    "setAside", .note, "doctor.database.setAside %@".localized(paths.first ?? ""),
                    command: "rm \(paths.quotedForShell)")
            }
    }

    private func permissions(_ inspection: DatabaseInspection) -> [Finding] {
        let paths = inspection.sharedPaths
        if !paths.isEmpty {
            return [
                finding(
                    "permissions", .warning, "doctor.permissions.shared %@".localized(paths.joined(separator: ", ")),
                    command: "chmod go= \(paths.quotedForShell)")
            ]
        }
        if inspection.content == .missing { return [] }
        return [finding("permissions", .ok, "doctor.permissions.ok".localized())]
    }

    private func content(_ inspection: DatabaseInspection) -> Finding {
        let path = inspection.path
        return switch inspection.content {
        case .missing where inspection.copy == .sound:
            finding("file", .warning, "doctor.database.restorable %@".localized(path), command: part.command)
        case .damaged where inspection.copy == .missing:
            failure(.lost(copy: nil), path, command: path.commandMovingAside)
        case .missing where inspection.copy != nil && inspection.copy != .missing:
            failure(.lost(copy: inspection.copyPath), path, command: inspection.copyPath.commandMovingAside)
        case .damaged where inspection.copy != nil && inspection.copy != .sound:
            failure(
                .lost(copy: inspection.copyPath), path,
                command: "\(path.commandMovingAside) && \(inspection.copyPath.commandMovingAside)")
        case .missing: finding("file", .ok, "doctor.database.missing %@".localized(path))
        case .dangling:
            finding("file", .problem, "doctor.database.dangling %@".localized(path), command: path.commandMovingAside)
        case .sound:
            finding("file", .ok, "doctor.database.sound %@ %@".localized(inspection.size.binarySizeText, path))
        case .damaged: failure(.damaged(reason: ""), path, command: part.command)
        case .interruptedWrite:
            finding("file", .warning, "doctor.database.interrupted %@".localized(path), command: part.command)
        case .failed(.unknownVersion):
            finding(
                "file", .problem,
                StorageFailure(cause: .unknownVersion, path: path).localizedText + " "
                    + "doctor.database.update".localized(), command: path.commandMovingAside)
        case .failed(.busy): finding("file", .warning, StorageFailure(cause: .busy, path: path).localizedText)
        case .failed(let cause): failure(cause, path, command: cause.command(for: inspection.specialPath ?? path))
        }
    }

    /// Returns the finding about a copy that cannot take the place of an intact library.
    private func copy(_ inspection: DatabaseInspection) -> [Finding] {
        if inspection.content != .sound { return [] }
        let cause: StorageFailure.Cause
        switch inspection.copy {
        case .damaged: cause = .damaged(reason: "")
        case .failed(let failure): cause = failure
        default: return []
        }
        return [
            finding(
                "copy", .warning,
                "doctor.database.copy %@".localized(
                    StorageFailure(cause: cause, path: inspection.copyPath).localizedText),
                command: inspection.copyPath.commandMovingAside)
        ]
    }

    private func failure(_ cause: StorageFailure.Cause, _ path: String, command: String?) -> Finding {
        finding("file", .problem, StorageFailure(cause: cause, path: path).localizedText, command: command)
    }
}

extension DatabaseCheck.Part {
    /// The variable that names another place for the folder.
    var variable: String {
        switch self {
        case .cache: "XDG_CACHE_HOME"
        case .library: "XDG_DATA_HOME"
        case .state: "XDG_STATE_HOME"
        }
    }

    /// The command line that repairs the file: it clears the cache, or reads all rows.
    fileprivate var command: String {
        switch self {
        case .cache: "challenge cache clear"
        case .library: "challenge favorites list"
        case .state: "challenge history list"
        }
    }
}
