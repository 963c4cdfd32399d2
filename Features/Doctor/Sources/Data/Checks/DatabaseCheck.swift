import ChallengeCore
import ChallengePersistence
import ChallengeResources
import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A check of a database's folder, its file, its permissions and the files beside it.
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
        // The permissions come before the file, because a fix of the file needs them.
        let permissions = permissions(inspection)
        let isRefused = permissions.contains { $0.verdict == .problem }
        let folder = isRefused ? [] : folder(inspection)
        // Without the folder, there is no file to describe.
        if folder.contains(where: { $0.id == "\(id).folder" }), inspection.content != .sound { return folder }
        let isUnreadable = inspection.content == .failed(.system(code: EACCES))
        return folder + permissions + leftovers(inspection)
            // The finding about the permissions has the command.
            + (isRefused && isUnreadable ? [] : [content(inspection)])
            + inspection.damagedFiles.map { paths in
                finding(
                    "setAside", .note, "doctor.database.setAside %@".localized(paths.first ?? ""),
                    command: "rm \(paths.quotedForShell)")
            }
    }

    private func permissions(_ inspection: DatabaseInspection) -> [Finding] {
        if !inspection.inaccessiblePaths.isEmpty {
            let paths = inspection.inaccessiblePaths.joined(separator: ", ")
            return [
                finding("permissions", .problem, "doctor.permissions.locked %@".localized(paths), fix: setPermissions)
            ]
        }
        if !inspection.refusedPaths.isEmpty {
            let paths = inspection.refusedPaths.joined(separator: ", ")
            return [
                finding(
                    "permissions", .problem, "doctor.permissions.refused %@".localized(paths),
                    command: "sudo chown \"$USER\" \(inspection.foreignPaths.quotedForShell)")
            ]
        }
        if !inspection.sharedPaths.isEmpty {
            let paths = inspection.sharedPaths.joined(separator: ", ")
            return [
                finding("permissions", .warning, "doctor.permissions.shared %@".localized(paths), fix: setPermissions)
            ]
        }
        if let path = inspection.foreignPaths.first {
            return [
                finding(
                    "permissions", .warning, "doctor.permissions.foreign %@".localized(path),
                    command: "sudo chown \"$USER\" \(inspection.foreignPaths.quotedForShell)")
            ]
        }
        if inspection.content == .missing { return [] }
        return [finding("permissions", .ok, "doctor.permissions.ok".localized())]
    }

    private func leftovers(_ inspection: DatabaseInspection) -> [Finding] {
        if inspection.leftovers.isEmpty {
            if inspection.content == .missing { return [] }
            return [finding("leftovers", .ok, "doctor.leftovers.none".localized())]
        }
        let paths = inspection.leftovers.joined(separator: ", ")
        return [
            finding("leftovers", .warning, "doctor.leftovers.found %@".localized(paths)) {
                () async throws(StorageFailure) in
                try await change { (database) throws(DatabaseError) in try database.removeLeftovers() }
                return "doctor.fixed.leftovers %@".localized(paths)
            }
        ]
    }

    @Sendable private func setPermissions() async throws(StorageFailure) -> String {
        try await change { (database) throws(DatabaseError) in try database.setPermissions() }
        return "doctor.fixed.permissions".localized()
    }

    /// Changes the file on a thread that can block.
    func change<Value: Sendable>(
        _ work: @escaping @Sendable (Database) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        let result = await DispatchQueue.perform { () -> Result<Value, DatabaseError> in
            do throws(DatabaseError) {
                return .success(try work(database))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let value): return value
        case .failure(let error): throw StorageFailure(error, path: database.path)
        }
    }
}

extension [String] {
    /// The paths as words of a shell.
    fileprivate var quotedForShell: String { map(\.quotedForShell).joined(separator: " ") }
}

extension DispatchQueue {
    /// Runs work that can block, such as reading a file of a lost network drive, outside of Swift's pool of threads.
    ///
    /// The pool has as many threads as the machine has processors, and the time limit of a check needs one of them.
    static func perform<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
    }
}
