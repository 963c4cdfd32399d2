public import ChallengeCore
internal import ChallengePersistence

/// The sync of one collection, which brings all its items into the cache.
public protocol CollectionSyncContract: Sendable {
    var name: CollectionName { get }

    /// Returns `true` if a sync that did not end has fetched this collection in the last hour.
    func isFetchedByUnfinishedSync() async throws(StorageFailure) -> Bool

    /// Fetches the collection and returns the changes of its items.
    ///
    /// - Parameters:
    ///   - savesItems: `true` to replace the items in the cache; `false` to compare only.
    ///   - progress: Called with the number of fetched items and the number of all items.
    func fetch(
        savesItems: Bool, _ progress: @Sendable (_ fetched: Int, _ all: Int) -> Void
    ) async throws(CollectionFailure) -> CollectionChanges

    /// Returns the section of the snapshot with the items in the cache, or `nil` if the snapshot has no such
    /// collection.
    func snapshotSection() async throws(SnapshotFailure) -> String?

    /// Records that the sync has ended, so that the next sync fetches the collection again.
    func endSync() async throws(StorageFailure)
}

/// The sync of a collection of a REST API with its rows in the cache.
public struct CollectionSync<Item: RowDTO>: CollectionSyncContract {
    public let name: CollectionName
    private let download: CollectionDownload<Item>
    private let local: SQLiteDataSource<Item>
    private let freshness: Freshness
    private let snapshotLine: (any SnapshotLineContract<Item>.Type)?

    /// - Parameters:
    ///   - path: The path of the collection below the address of the API, such as `/character`.
    ///   - title: The key of the title.
    ///   - snapshotLine: The type of a line in the snapshot; `nil` if the snapshot does not have this collection.
    public init(
        _ session: RepositorySession, path: String, title: String,
        snapshotLine: (any SnapshotLineContract<Item>.Type)? = nil
    ) {
        let remote = RESTDataSource<Item>(
            httpClient: session.httpClient, api: session.api, responses: session.responses, path: path)
        self.init(
            remote: remote,
            local: SQLiteDataSource(database: session.cache, apiAddress: session.apiAddress, api: session.api),
            freshness: session.freshness, title: title, snapshotLine: snapshotLine)
    }

    init(
        remote: RESTDataSource<Item>, local: SQLiteDataSource<Item>, freshness: Freshness,
        title: String = "", snapshotLine: (any SnapshotLineContract<Item>.Type)? = nil
    ) {
        download = CollectionDownload(remote: remote)
        self.local = local
        self.freshness = freshness
        name = CollectionName(Item.table, title: title)
        self.snapshotLine = snapshotLine
    }

    public func isFetchedByUnfinishedSync() async throws(StorageFailure) -> Bool {
        guard let fetchedAt = try await local.dateOfUnfinishedSync() else { return false }
        return freshness.isFresh(fetchedAt) && freshness.age(of: fetchedAt) < .seconds(3600)
    }

    public func fetch(
        savesItems: Bool, _ progress: @Sendable (_ fetched: Int, _ all: Int) -> Void
    ) async throws(CollectionFailure) -> CollectionChanges {
        // The items are as old as the first request.
        let start = freshness.now
        let items = try await allItems(progress)
        do {
            return savesItems
                ? try await local.replaceAll(with: items, fetchedAt: start, now: freshness.now)
                : try await local.changes(by: items, fetchedAt: start, now: freshness.now)
        } catch {
            throw .storageFailed(error)
        }
    }

    public func snapshotSection() async throws(SnapshotFailure) -> String? {
        guard let snapshotLine else { return nil }
        let collection: Cached<[Item]>?
        do {
            collection = try await local.completeCollection()
        } catch {
            throw .storageFailed(error)
        }
        guard let collection else { throw .incomplete }
        return try SnapshotSection.text(name.name, of: collection.value, as: snapshotLine)
    }

    public func endSync() async throws(StorageFailure) {
        try await local.endSync()
    }

    private func allItems(
        _ progress: @Sendable (_ fetched: Int, _ all: Int) -> Void
    ) async throws(CollectionFailure) -> [Item] {
        do {
            return try await download.allItems(progress)
        } catch {
            throw CollectionFailure(error, CollectionRequest<Item.ID>.items)
        }
    }
}
