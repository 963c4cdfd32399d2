public import ChallengeCore

extension CachePolicy {
    /// Fetches several items with one call of `remote` and one transaction to save them.
    ///
    /// The policy decides for each item in the same way as `fetch` does for one value.
    ///
    /// - Parameters:
    ///   - remote: Fetches items from the remote; returns those that exist, in any order.
    ///   - cached: Reads the cache; returns the items that it contains, in any order.
    ///   - save: Saves the items of the remote to the cache.
    ///   - remove: Removes cached items that no longer exist.
    ///   - bundled: Reads the snapshot; returns the items that it contains.
    public func fetchItems<Item: ItemDTO>(
        _ identifiers: [Item.ID],
        freshness: Freshness,
        remote: ([Item.ID]) async throws(APIError) -> [Item],
        cached: ([Item.ID]) async throws(StorageFailure) -> [Cached<Item>],
        save: ([Item]) async throws(StorageFailure) -> Void,
        remove: ([Item.ID]) async throws(StorageFailure) -> Void,
        bundled: ([Item.ID]) async -> Bundled<[Item]>? = { _ in nil }
    ) async throws(APIError) -> LookupResults<Item.ID, Item> {
        var lookup = ItemLookup<Item>(freshness: freshness)
        if self == .localFirst {
            await lookup.read(identifiers, from: cached)
            lookup.useFreshItems()
        }
        let undecided = lookup.undecided(of: identifiers)
        if !undecided.isEmpty {
            do throws(APIError) {
                lookup.use(try await remote(undecided), for: undecided)
                if self != .noCache { await lookup.store(undecided, save: save, remove: remove) }
            } catch .failed(let failure) {
                if self == .remoteFirst { await lookup.read(undecided, from: cached) }
                if self != .noCache { await lookup.useFallbacks(for: undecided, failure, bundled) }
                let usesFallbacks = lookup.undecided(of: undecided) != undecided
                if usesFallbacks, freshness.refusesStaleValues { throw .failed(.onlyStale(failure)) }
                lookup.fail(lookup.undecided(of: identifiers), failure)
            }
        }
        return lookup.results(for: identifiers)
    }
}

/// The progress of looking up several items.
private struct ItemLookup<Item: ItemDTO> {
    let freshness: Freshness
    private var stored: [Item.ID: Cached<Item>] = [:]
    private var results: [Item.ID: LookupResult<Item>] = [:]
    private var arrived: [Item] = []
    private var cacheFailure: StorageFailure?

    init(freshness: Freshness) {
        self.freshness = freshness
    }

    /// Returns the identifiers that have no result yet.
    func undecided(of identifiers: [Item.ID]) -> [Item.ID] { identifiers.filter { results[$0] == nil } }

    func results(for identifiers: [Item.ID]) -> LookupResults<Item.ID, Item> {
        LookupResults(identifiers.map { .init($0, results[$0] ?? .notFound) }, cacheFailure: cacheFailure)
    }

    mutating func read(
        _ identifiers: [Item.ID], from cached: ([Item.ID]) async throws(StorageFailure) -> [Cached<Item>]
    ) async {
        do {
            for item in try await cached(identifiers) { stored[item.value.id] = item }
        } catch {
            cacheFailure = cacheFailure ?? error
        }
    }

    mutating func useFreshItems() {
        for (identifier, item) in stored where freshness.isFresh(item.fetchedAt) {
            results[identifier] = .found(
                Fetched(value: item.value, origin: .cache(age: freshness.age(of: item.fetchedAt))))
        }
    }

    mutating func use(_ items: [Item], for identifiers: [Item.ID]) {
        arrived = items
        for item in items { results[item.id] = .found(Fetched(value: item, origin: .remote)) }
        for identifier in undecided(of: identifiers) { results[identifier] = .notFound }
    }

    /// Saves the items from the remote, and removes those that do not exist.
    mutating func store(
        _ identifiers: [Item.ID],
        save: ([Item]) async throws(StorageFailure) -> Void,
        remove: ([Item.ID]) async throws(StorageFailure) -> Void
    ) async {
        let gone = identifiers.filter { results[$0] == .notFound }
        do {
            if !arrived.isEmpty { try await save(arrived) }
            if !gone.isEmpty { try await remove(gone) }
        } catch {
            cacheFailure = cacheFailure ?? error
        }
    }

    /// Uses cached items of any age, and items of the snapshot for those that are not cached.
    mutating func useFallbacks(
        for identifiers: [Item.ID], _ failure: LoadFailure, _ bundled: ([Item.ID]) async -> Bundled<[Item]>?
    ) async {
        for identifier in identifiers {
            guard let item = stored[identifier] else { continue }
            let origin = Origin.cache(age: freshness.age(of: item.fetchedAt))
            results[identifier] = .found(Fetched(value: item.value, origin: origin, remoteFailure: failure))
        }
        let rest = undecided(of: identifiers)
        guard !rest.isEmpty, let bundled = await bundled(rest) else { return }
        for item in bundled.value {
            let origin = Origin.snapshot(bundled.asOf)
            results[item.id] = .found(Fetched(value: item, origin: origin, remoteFailure: failure))
        }
    }

    mutating func fail(_ identifiers: [Item.ID], _ failure: LoadFailure) {
        for identifier in identifiers { results[identifier] = .failed(.loadFailed(failure)) }
    }
}

extension LookupResults where Item: ItemDTO, Key == Item.ID {
    /// Creates the results of a response of the remote, which contains the existing items in any order.
    public init(_ identifiers: [Key], response: [Item]) {
        let items = Dictionary(response.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.init(
            identifiers.map { identifier in
                .init(identifier, items[identifier].map { .found(Fetched(value: $0, origin: .remote)) } ?? .notFound)
            })
    }
}
