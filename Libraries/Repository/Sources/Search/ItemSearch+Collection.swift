internal import ChallengeCore

/// The whole collection.
extension ItemSearch {
    /// Returns all items of the complete collection in the cache, or else those of the snapshot, in the order of their
    /// identifiers.
    ///
    /// A complete collection is returned at any age, because it is newer than the snapshot. If the snapshot has no
    /// section of the collection, the items in the cache are all that this machine has.
    func allItems() async -> Fetched<[Item]> {
        do throws(StorageFailure) {
            if let list = try await cache.completeCollection() {
                return Fetched(value: list.value.items, origin: .cache(age: freshness.age(of: list.fetchedAt)))
            }
            return await snapshot.isEmpty ? fetched(try await cache.allItems()) : await allItemsOfSnapshot()
        } catch {
            return await allItemsOfSnapshot(after: error)
        }
    }

    private func fetched(_ items: Cached<[Item]>) -> Fetched<[Item]> {
        Fetched(value: items.value, origin: .cache(age: freshness.age(of: items.fetchedAt)))
    }

    private func allItemsOfSnapshot(after cacheFailure: StorageFailure? = nil) async -> Fetched<[Item]> {
        Fetched(
            value: await snapshot.items, origin: await snapshot.origin ?? .cache(age: .zero), cacheFailure: cacheFailure
        )
    }

    /// Returns the matches among all items of the API, which are fetched and saved if they are missing or expired.
    ///
    /// If they cannot be fetched, the matches on this machine replace them. Without a match, the failure is thrown if
    /// this machine has only a part of the collection.
    func items(
        _ text: ItemQuery, _ cachePolicy: CachePolicy, _ download: CollectionDownload<Item>
    ) async throws(APIError) -> Fetched<RankedMatches<Item>> {
        // A text without a word needs no request.
        guard let query = try? SearchQuery(text) else { return await items(text) }
        if cachePolicy == .localFirst, await hasFreshCollection { return await items(text) }
        let collection: Fetched<[Item]>
        do {
            collection = try await allItems(cachePolicy, download)
        } catch .failed(let failure) where cachePolicy != .noCache && !freshness.refusesStaleValues {
            let found = await items(text)
            if found.value.isEmpty { throw .failed(failure) }
            return Fetched(
                value: found.value, origin: found.origin, remoteFailure: failure, cacheFailure: found.cacheFailure)
        }
        // A cache that cannot be written has no items, and the older items are those of the search.
        let isFetched = collection.origin == .remote
        let found = isFetched ? query.matches(among: collection.value) : await items(matching: query).value
        return collection.map { _ in found }
    }

    /// Returns all items: `localFirst` those of the cache if it has a fresh collection, the other policies those of the
    /// API, which `noCache` does not save.
    ///
    /// If they cannot be fetched, the items on this machine replace them, except with `noCache`.
    func allItems(
        _ cachePolicy: CachePolicy, _ download: CollectionDownload<Item>
    ) async throws(APIError) -> Fetched<[Item]> {
        // The items are as old as the first request.
        let start = freshness.now
        return try await cachePolicy.fetch(
            remote: RemoteValue { (_) async throws(APIError) in try await download.list { _, _ in } },
            cache: CacheEntry(freshness: freshness) { () async throws(StorageFailure) in
                try await cache.completeCollection()
            } save: { (list) async throws(StorageFailure) in
                _ = try await cache.replaceAll(
                    with: list, pageSize: download.remote.pageSize, fetchedAt: start, now: freshness.now)
            } remove: {
            },
            bundled: BundledValue {
                guard await !snapshot.isEmpty else { return nil }
                return Bundled(value: DownloadedList(items: await snapshot.items), asOf: await snapshot.date)
            }
        ).map(\.items)
    }
}
