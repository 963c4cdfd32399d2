internal import ChallengeCore

/// A search for the items that a text means, in the cache and the snapshot, or with the filter of the API.
struct ItemSearch<Item: ItemDTO>: Sendable {
    let cache: SQLiteDataSource<Item>
    let snapshot: SnapshotDataSource<Item>

    /// The largest number of matches that are loaded, so that a short text does not load the whole collection.
    static var mostMatches: Int { 1000 }

    var freshness: Freshness { cache.freshness }

    /// Returns the matches in the cache and the snapshot, which need no request, or else the nearest names.
    ///
    /// A text without a word has no match.
    func items(_ text: ItemQuery) async -> Fetched<RankedMatches<Item>> {
        guard let query = try? SearchQuery(text) else {
            return Fetched(value: RankedMatches(), origin: .cache(age: .zero))
        }
        return await items(matching: query)
    }

    /// Returns the matches of the cache and of the snapshot.
    ///
    /// The snapshot is not searched if the cache has the complete collection. If both have an item, the value of the
    /// cache is returned, because it is newer.
    func items(matching query: SearchQuery) async -> Fetched<RankedMatches<Item>> {
        do throws(StorageFailure) {
            let found = try await cache.search(query)
            let isComplete = found.collectionDate != nil
            let bundled =
                isComplete
                ? [] : await snapshot.search(query).value.filter { !found.identifiers.contains($0.item.id) }
            let all = (found.matches + bundled.map { $0.map { $0.id } }).bestFirst()
            let best = all.prefix(Self.mostMatches)
            let rows = try await cache.getItems(identifiers: best.map { $0.item })
            var items = Dictionary((bundled.map { $0.item } + rows.map { $0.value }).map { ($0.id, $0) }) { _, last in
                last
            }
            // A row is missing in a damaged cache, or if another command has deleted it since the search.
            let missing = best.map { $0.item }.filter { items[$0] == nil }
            for item in missing.isEmpty ? [] : await snapshot.getItems(identifiers: missing).value {
                items[item.id] = item
            }
            let matches = best.compactMap { match in items[match.item].map { item in match.map { _ in item } } }
            let dates = rows.map { $0.fetchedAt } + [found.collectionDate].compactMap(\.self)
            let isFromCache = isComplete || bundled.isEmpty && !rows.isEmpty
            let cached = Origin.cache(age: freshness.age(of: dates.min() ?? freshness.now))
            return Fetched(
                value: RankedMatches(
                    matches, nearestNames: matches.isEmpty ? await nearestNames(to: query, isComplete) : [],
                    omitted: all.count - best.count),
                origin: isFromCache ? cached : await snapshot.origin ?? cached)
        } catch {
            let matches = await snapshot.search(query).value.bestFirst()
            let names = matches.isEmpty ? await snapshot.nearestNames(to: query).value : []
            return Fetched(
                value: RankedMatches(matches, nearestNames: names),
                origin: await snapshot.origin ?? .cache(age: .zero),
                cacheFailure: error)
        }
    }

    /// Returns those of the items that the cache or the snapshot has.
    ///
    /// A failure of the cache is ignored, because the items only add names to others.
    func savedItems(identifiers: [Item.ID]) async -> [Item] {
        let cached = ((try? await cache.getItems(identifiers: identifiers)) ?? []).map(\.value)
        let missing = Set(identifiers).subtracting(cached.map(\.id))
        return missing.isEmpty ? cached : cached + (await snapshot.getItems(identifiers: Array(missing))).value
    }

    /// `true` if this machine has the whole collection, so that it knows all names.
    var hasCollection: Bool {
        get async {
            if await !snapshot.isEmpty { return true }
            return (try? await cache.collectionDate) != nil
        }
    }

    /// `true` if `localFirst` needs no request for all items.
    var hasFreshCollection: Bool { get async { (try? await cache.collectionDate).map(freshness.isFresh) ?? false } }

    /// Returns the nearest names in the cache, and in the snapshot if the cache has only a part of the collection.
    private func nearestNames(to query: SearchQuery, _ isComplete: Bool) async -> [NearName] {
        // A failure is ignored, because the search before it has succeeded.
        let cached = (try? await cache.nearestNames(to: query)) ?? []
        return isComplete ? cached : await snapshot.nearestNames(to: query).value + cached
    }
}
