import ChallengeCore
import ChallengePersistence
import ChallengeRepository
import Synchronization

/// The collections of the API and the cache, which are fetched concurrently.
struct SyncRepository: SyncRepositoryContract {
    private enum Outcome: Sendable {
        case fetched(CollectionChanges)
        case skipped
        case failed(SyncError)
    }

    let collections: [any CollectionSyncContract]
    let clock: any ClockContract
    private let errorMapper = SyncErrorMapper()

    func sync(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(SyncError) -> SyncReport {
        let report = try await report(savesItems: true, progress)
        guard report.failures.isEmpty else { return report }
        do {
            try await endSync()
            return report
        } catch {
            return report.adding(error)
        }
    }

    func check(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(SyncError) -> SyncReport {
        try await report(savesItems: false, progress)
    }

    /// Fetches all collections concurrently, except those that an unfinished sync has fetched.
    private func report(
        savesItems: Bool, _ progress: @escaping @Sendable (SyncProgress) -> Void
    ) async throws(SyncError) -> SyncReport {
        let total = TotalProgress(collections: collections.count, report: progress)
        let outcomes = await withTaskGroup(of: (Int, Outcome).self) { group in
            for (index, collection) in collections.enumerated() {
                group.addTask {
                    let outcome = await outcome(of: collection, savesItems: savesItems) { fetched, all in
                        total.update(index, fetched: fetched, all: all)
                    }
                    return (index, outcome)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return try report(of: outcomes)
    }

    private func outcome(
        of collection: any CollectionSyncContract, savesItems: Bool,
        _ progress: @escaping @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async -> Outcome {
        do throws(SyncFailure) {
            if try await collection.isFetchedByUnfinishedSync() {
                progress(0, 0)
                return .skipped
            }
            return .fetched(try await collection.fetch(savesItems: savesItems, progress))
        } catch {
            return .failed(errorMapper.map(.init(error: error, collection: collection.name)))
        }
    }

    /// Returns the outcomes in the order of the collections.
    private func report(of outcomes: [Int: Outcome]) throws(SyncError) -> SyncReport {
        var fetched: [SyncReport.Collection] = []
        var skipped: [CollectionName] = []
        var failures: [SyncError] = []
        for (index, collection) in collections.enumerated() {
            switch outcomes[index] {
            case .fetched(let changes): fetched.append(.init(name: collection.name, changes: changes))
            case .skipped: skipped.append(collection.name)
            case .failed(let error): failures.append(error)
            case nil: break
            }
        }
        if let failure = failures.first, fetched.isEmpty, skipped.isEmpty { throw failure }
        return SyncReport(collections: fetched, skipped: skipped, failures: failures)
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

    private func endSync() async throws(SyncError) {
        for collection in collections {
            do {
                try await collection.endSync()
            } catch {
                throw errorMapper.map(.init(error: error, collection: collection.name))
            }
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
