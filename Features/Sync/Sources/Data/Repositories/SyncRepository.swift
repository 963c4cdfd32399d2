import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import Synchronization

/// The collections of the API and the cache, which are fetched concurrently.
struct SyncRepository: SyncRepositoryContract {
    let collections: [any CollectionSyncContract]
    let clock: any ClockContract
    private let errorMapper = SyncErrorMapper()

    func sync(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport {
        await report(savesItems: true, progress)
    }

    func check(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport {
        await report(savesItems: false, progress)
    }

    /// Fetches all collections concurrently, and reports them in their order.
    private func report(
        savesItems: Bool, _ progress: @escaping @Sendable (SyncProgress) -> Void
    ) async -> SyncReport {
        let total = TotalProgress(collections: collections.count, report: progress)
        let results = await withTaskGroup(of: (Int, Result<CollectionChanges, SyncFailure>).self) { group in
            for (index, collection) in collections.enumerated() {
                group.addTask {
                    let result = await Result { () async throws(SyncFailure) in
                        try await collection.fetch(savesItems: savesItems) { fetched, all in
                            total.update(index, fetched: fetched, all: all)
                        }
                    }
                    return (index, result)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var fetched: [SyncReport.Collection] = []
        var failures: [SyncError] = []
        for (index, collection) in collections.enumerated() {
            switch results[index] {
            case .success(let changes): fetched.append(.init(name: collection.name, changes: changes))
            case .failure(let error): failures.append(errorMapper.map(.init(error: error, collection: collection.name)))
            case nil: break
            }
        }
        return SyncReport(collections: fetched, failures: failures)
    }

    func writeSnapshot(to path: String, replacing: Bool) async throws(SyncError) {
        var sections: [String] = []
        for collection in collections {
            do {
                sections.append(try await collection.snapshotSection())
            } catch {
                throw errorMapper.map(.init(error: error, collection: collection.name))
            }
        }
        do {
            try SnapshotFile(path: path).write(sections, month: SnapshotDate(clock.now), replacing: replacing)
        } catch {
            throw error.cause == .fileExists ? .fileExists(error) : .snapshotFailed(error)
        }
    }
}

/// The sum of the progress of several collections.
private final class TotalProgress: Sendable {
    private let collections: Int
    private let report: @Sendable (SyncProgress) -> Void
    private let parts = Mutex<[Int: (fetched: Int, all: Int?)]>([:])

    init(collections: Int, report: @escaping @Sendable (SyncProgress) -> Void) {
        self.collections = collections
        self.report = report
    }

    func update(_ index: Int, fetched: Int, all: Int?) {
        parts.withLock { parts in
            parts[index] = (fetched, all)
            // The lock keeps the sums in order.
            report(
                SyncProgress(
                    fetched: parts.values.map(\.fetched).reduce(0, +),
                    all: parts.count == collections ? parts.values.map(\.all).sum : nil))
        }
    }
}

extension [Int?] {
    /// The sum; `nil` if a number is unknown.
    fileprivate var sum: Int? { reduce(0) { sum, number in sum.flatMap { sum in number.map { sum + $0 } } } }
}
