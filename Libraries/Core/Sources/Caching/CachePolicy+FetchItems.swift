extension CachePolicy {
    /// Fetches several items with one request and one transaction; the policy decides for each of them as for one value.
    public func fetchItems<Item: Identifiable & Sendable>(
        _ identifiers: [Item.ID], remote: any RemoteItemsContract<Item>, cache: any CachedItemsContract<Item>,
        bundled: any BundledItemsContract<Item>
    ) async throws(APIError) -> LookupResults<Item.ID, Item> where Item.ID: ItemIdentifier {
        var lookup = ItemLookup<Item>(cache: cache)
        if self == .localFirst {
            await lookup.readCache(identifiers)
            lookup.useFreshItems()
            let rest = lookup.undecided(of: identifiers)
            if !rest.isEmpty, !cache.freshness.refusesStaleValues,
                let timeout = await cache.freshness.recentTimeout()
            {
                await lookup.useFallbacks(for: rest, timeout, bundled)
            }
        }
        let undecided = lookup.undecided(of: identifiers)
        if !undecided.isEmpty {
            do throws(APIError) {
                let received = try await remote.getItems(identifiers: undecided, responseUse)
                lookup.use(received.items, for: undecided.filter { received.failures[$0] == nil })
                if self != .noCache { await lookup.store(undecided) }
                for (identifier, failure) in received.failures {
                    try await lookup.replace([identifier], after: failure, self, bundled)
                }
            } catch .failed(let failure) {
                try await lookup.replace(undecided, after: failure, self, bundled)
            }
        }
        return lookup.results(for: identifiers)
    }
}

/// The progress of looking up several items.
private struct ItemLookup<Item: Identifiable & Sendable> where Item.ID: ItemIdentifier {
    let cache: any CachedItemsContract<Item>
    var stored: [Item.ID: Cached<Item>] = [:]
    var results: [Item.ID: LookupResult<Item>] = [:]
    var arrived: [Item] = []
    var cacheFailure: StorageFailure?

    /// Returns the identifiers that have no result yet.
    func undecided(of identifiers: [Item.ID]) -> [Item.ID] { identifiers.filter { results[$0] == nil } }

    func results(for identifiers: [Item.ID]) -> LookupResults<Item.ID, Item> {
        LookupResults(identifiers.map { .init($0, results[$0] ?? .notFound) }, cacheFailure: cacheFailure)
    }

    mutating func readCache(_ identifiers: [Item.ID]) async {
        do {
            for item in try await cache.getItems(identifiers: identifiers) { stored[item.value.id] = item }
        } catch {
            cacheFailure = cacheFailure ?? error
        }
    }

    mutating func useFreshItems() {
        for (identifier, item) in stored where cache.freshness.isFresh(item.fetchedAt) {
            results[identifier] = .found(Fetched(value: item.value, origin: origin(of: item)))
        }
    }

    private func origin(of item: Cached<Item>) -> Origin { .cache(age: cache.freshness.age(of: item.fetchedAt)) }

    mutating func use(_ items: [Item], for identifiers: [Item.ID]) {
        arrived = items
        for item in items { results[item.id] = .found(Fetched(value: item, origin: .remote)) }
        for identifier in undecided(of: identifiers) { results[identifier] = .notFound }
    }

    /// Saves the items from the remote, and removes those that do not exist.
    mutating func store(_ identifiers: [Item.ID]) async {
        let gone = identifiers.filter { if case .notFound = results[$0] { true } else { false } }
        do {
            if !arrived.isEmpty { try await cache.saveItems(arrived, fetchedAt: cache.freshness.now) }
            if !gone.isEmpty { try await cache.deleteItems(identifiers: gone) }
        } catch {
            cacheFailure = cacheFailure ?? error
        }
    }

    /// Uses cached items of any age, and items of the snapshot for those that are not cached.
    mutating func useFallbacks(
        for identifiers: [Item.ID], _ failure: LoadFailure, _ bundled: any BundledItemsContract<Item>
    ) async {
        for identifier in identifiers {
            guard let item = stored[identifier] else { continue }
            results[identifier] = .found(
                Fetched(value: item.value, origin: origin(of: item), remoteFailure: failure))
        }
        let rest = undecided(of: identifiers)
        if rest.isEmpty { return }
        let found = await bundled.getItems(identifiers: rest)
        for item in found.value {
            results[item.id] = .found(
                Fetched(value: item, origin: .snapshot(found.asOf), remoteFailure: failure))
        }
    }

    /// Uses older items in place of those that the remote failed to send, as the policy allows; the others fail.
    mutating func replace(
        _ identifiers: [Item.ID], after failure: LoadFailure, _ policy: CachePolicy,
        _ bundled: any BundledItemsContract<Item>
    ) async throws(APIError) {
        if policy == .remoteFirst { await readCache(identifiers) }
        if policy != .noCache { await useFallbacks(for: identifiers, failure, bundled) }
        let rest = undecided(of: identifiers)
        if rest != identifiers, cache.freshness.refusesStaleValues { throw .failed(.onlyStale(failure)) }
        for identifier in rest { results[identifier] = .failed(.failed(failure)) }
    }
}
