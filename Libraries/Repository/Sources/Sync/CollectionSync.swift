public import ChallengeCore
internal import ChallengePersistence

/// The sync of one collection, which brings all its items into the cache.
public protocol CollectionSyncContract: Sendable {
    var name: CollectionName { get }

    /// Fetches the collection and returns the changes of its items.
    ///
    /// - Parameters:
    ///   - savesItems: `true` to replace the items in the cache; `false` to compare only.
    ///   - progress: Called with the number of fetched items and the number of all items.
    func fetch(
        savesItems: Bool, _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(SyncFailure) -> CollectionChanges

    /// Returns the section of the snapshot with the items in the cache.
    func snapshotSection() async throws(SyncFailure) -> String
}

/// The sync of a collection of a REST API with its rows in the cache.
public struct CollectionSync<Item: ItemDTO>: CollectionSyncContract {
    public let name: CollectionName
    private let download: CollectionDownload<Item>
    private let local: SQLiteDataSource<Item>
    private var freshness: Freshness { local.freshness }

    /// - Parameter title: The key of the title.
    public init(_ session: RepositorySession, title: String) {
        self.init(remote: session.remote(), local: session.stored(), title: title)
    }

    init(remote: RESTDataSource<Item>, local: SQLiteDataSource<Item>, title: String = "") {
        download = CollectionDownload(remote: remote)
        self.local = local
        name = CollectionName(Item.table, title: title)
    }

    public func fetch(
        savesItems: Bool, _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(SyncFailure) -> CollectionChanges {
        // The items are as old as the first request.
        let start = freshness.now
        let list = try await list(progress)
        return try await stored(savesItems ? .saving : .reading) { (local) async throws(StorageFailure) in
            savesItems
                ? try await local.replaceAll(
                    with: list, pageSize: download.remote.pageSize, fetchedAt: start, now: freshness.now)
                : try await local.changes(by: list, fetchedAt: start, now: freshness.now)
        }
    }

    public func snapshotSection() async throws(SyncFailure) -> String {
        let collection = try await stored(.reading) { (local) async throws(StorageFailure) in
            try await local.completeCollection()
        }
        guard let collection else { throw .incomplete }
        return try SnapshotSection.text(of: collection.value.items)
    }

    private func stored<Value>(
        _ operation: StorageOperation, _ work: (SQLiteDataSource<Item>) async throws(StorageFailure) -> Value
    ) async throws(SyncFailure) -> Value {
        do {
            return try await work(local)
        } catch {
            throw .storageFailed(operation, error)
        }
    }

    private func list(
        _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(SyncFailure) -> DownloadedList<Item> {
        do {
            return try await download.list(progress)
        } catch {
            throw .fetchFailed(error)
        }
    }
}
