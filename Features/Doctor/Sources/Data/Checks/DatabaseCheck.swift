import ChallengeCore
import ChallengePersistence
import ChallengeResources
import Dispatch

/// A check of a database's file, its permissions and the files beside it.
struct DatabaseCheck: CheckContract {
    enum Part: String {
        case cache
        case library
        case state
    }

    /// The size in bytes above which a cache is worth a warning.
    private static let largestCache = 256 << 20

    let part: Part
    let database: Database

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
        // The permissions come first, because a fix of the file needs them.
        return permissions(inspection) + leftovers(inspection) + [content(inspection)]
            + inspection.damagedFiles.map { path in
                finding(
                    "setAside", .note, "doctor.database.setAside %@".localized(path),
                    command: "rm \(path.quotedForShell)")
            }
    }

    private func permissions(_ inspection: DatabaseInspection) -> [Finding] {
        let fix: Finding.Fix = { () async throws(StorageFailure) in
            try await change { (database) throws(DatabaseError) in try database.setPermissions() }
            return "doctor.fixed.permissions".localized()
        }
        if !inspection.lockedPaths.isEmpty {
            let paths = inspection.lockedPaths.joined(separator: ", ")
            return [finding("permissions", .problem, "doctor.permissions.locked %@".localized(paths), fix: fix)]
        }
        if !inspection.sharedPaths.isEmpty {
            let paths = inspection.sharedPaths.joined(separator: ", ")
            return [finding("permissions", .warning, "doctor.permissions.shared %@".localized(paths), fix: fix)]
        }
        if let path = inspection.foreignPaths.first {
            return [
                finding(
                    "permissions", .warning, "doctor.permissions.foreign %@".localized(path),
                    command: "sudo chown \"$USER\" \(path.quotedForShell)")
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

    private func content(_ inspection: DatabaseInspection) -> Finding {
        let path = inspection.path
        return switch inspection.content {
        case .missing: finding("file", .ok, "doctor.database.missing %@".localized(path))
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
        case .interruptedWrite:
            finding("file", .warning, "doctor.database.interrupted %@".localized(path), fix: mend)
        case .failed(.newerVersion) where part == .cache:
            finding("file", .problem, failure(.newerVersion, path), fix: clear)
        case .failed(.newerVersion):
            finding("file", .problem, failure(.newerVersion, path) + " " + "doctor.database.update".localized())
        case .failed(.busy):
            finding("file", .warning, failure(.busy, path))
        case .failed(let cause):
            finding("file", .problem, failure(cause, path), command: "ls -ld \(path.quotedForShell)")
        }
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
        if part == .cache { return "doctor.fixed.cleared".localized() }
        guard let rescue else { return "doctor.fixed.mended".localized() }
        return part == .library
            ? "doctor.fixed.rescued %@ %lld".localized(rescue.damagedFile, rescue.rows)
            : "doctor.fixed.setAside %@".localized(rescue.damagedFile)
    }

    private func change<Value: Sendable>(
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
