import ChallengeCore
import ChallengePersistence
import ChallengeResources
import Dispatch

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
    /// `true` if another folder can be created in the home directory.
    let canUseHome: Bool

    var id: String { part.rawValue }

    var title: String {
        switch part {
        case .cache: "doctor.part.cache".localized()
        case .library: "doctor.part.library".localized()
        case .state: "doctor.part.state".localized()
        }
    }

    func run() async -> [Finding] {
        guard let inspection = await DispatchQueue.perform({ database.inspect() }) else {
            return [finding("file", .note, StorageFailure(cause: .noHomeDirectory).localizedText)]
        }
        return findings(inspection)
    }

    /// Returns the findings about a database file.
    func findings(_ inspection: DatabaseInspection) -> [Finding] {
        let folder = folder(inspection)
        // Without the folder, there is no file to describe.
        if folder.contains(where: { $0.id == "\(id).folder" }), inspection.content != .sound { return folder }
        if !inspection.lockedPaths.isEmpty {
            let paths = inspection.lockedPaths
            return [
                finding(
                    "permissions", .problem, "doctor.permissions.locked %@".localized(paths.joined(separator: ", ")),
                    command: paths.commandGrantingAccess)
            ]
        }
        return folder + permissions(inspection) + [content(inspection)]
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
}

extension [String] {
    /// The paths as words of a shell.
    var quotedForShell: String { map(\.quotedForShell).joined(separator: " ") }
}

extension DispatchQueue {
    /// Runs work that can block, such as reading a file of a lost network drive, outside of Swift's pool of threads.
    ///
    /// The pool has as many threads as the machine has processors, and the time limit of a check needs one of them.
    fileprivate static func perform<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
    }
}
