internal import ChallengeCore

/// A full-text search for items in the cache and the snapshot, which sends no request.
struct ItemSearch<Item: ItemDTO>: Sendable {
    let cache: SQLiteDataSource<Item>
    let snapshot: SnapshotDataSource<Item>
    private var freshness: Freshness { cache.freshness }

    /// The largest number of matches that are loaded from the cache, so that a short text does not load all of it.
    static var mostMatches: Int { 1000 }

    /// Returns the items that match the text, starting with the best match, or else the nearest names.
    ///
    /// A text without a word has no match.
    func items(matching text: String) async -> Fetched<RankedMatches<Item>> {
        guard let query = try? SearchQuery(text) else {
            return Fetched(value: RankedMatches(), origin: .cache(age: .zero))
        }
        let loaded = await load(query, limit: Self.mostMatches)
        let matches = query.matches(among: loaded.value.items) { $0.searchedTexts }
        let nearestNames = matches.isEmpty ? await nearestNames(to: query) : []
        return loaded.map { RankedMatches(matches, nearestNames: nearestNames, omitted: $0.omitted) }
    }

    /// Returns all items of the complete collection in the cache, or else those of the snapshot, in the order of their
    /// identifiers.
    ///
    /// A complete collection is returned at any age, because it is newer than the snapshot.
    func allItems() async -> Fetched<[Item]> {
        do throws(StorageFailure) {
            if let items = try await cache.completeCollection() {
                return Fetched(value: items.value, origin: .cache(age: freshness.age(of: items.fetchedAt)))
            }
            return await allItemsOfSnapshot()
        } catch {
            return await allItemsOfSnapshot(after: error)
        }
    }

    private func allItemsOfSnapshot(after cacheFailure: StorageFailure? = nil) async -> Fetched<[Item]> {
        Fetched(value: await snapshot.items, origin: .snapshot(await snapshot.date), cacheFailure: cacheFailure)
    }

    /// Loads the matching items of the cache and the snapshot, and counts the items that are not loaded.
    ///
    /// The snapshot is not searched if the cache has the complete collection. If both have an item, the value of the
    /// cache is returned, because it is newer.
    ///
    /// - Parameter limit: The largest number of items from the cache.
    func load(_ query: SearchQuery, limit: Int) async -> Fetched<(items: [Item], omitted: Int)> {
        do throws(StorageFailure) {
            let matches = try await cache.search(query, limit: limit)
            let omitted = matches.count - matches.identifiers.count
            let cached = try await cache.getItems(identifiers: matches.identifiers)
            // Rows are missing if the file was damaged or cleared after the search. Then the snapshot is searched, too.
            let collectionDate = cached.count == matches.identifiers.count ? matches.collectionDate : nil
            let dates = cached.map(\.fetchedAt) + [collectionDate].compactMap(\.self)
            let origin = Origin.cache(age: freshness.age(of: dates.min() ?? freshness.now))
            if collectionDate != nil { return Fetched(value: (cached.map(\.value), omitted), origin: origin) }
            let bundled = await itemsOfSnapshot(query)
            let isFromCache = bundled.value.isEmpty && !cached.isEmpty
            return Fetched(
                value: (cached.map(\.value) + bundled.value, omitted),
                origin: isFromCache ? origin : .snapshot(bundled.asOf))
        } catch {
            let bundled = await itemsOfSnapshot(query)
            return Fetched(value: (bundled.value, 0), origin: .snapshot(bundled.asOf), cacheFailure: error)
        }
    }

    /// Returns the nearest names in the cache, and in the snapshot if the cache has only a part of the collection.
    func nearestNames(to query: SearchQuery) async -> [NearName] {
        // A failure is ignored, because the search before it has reported it.
        let cached = (try? await cache.nearestNames(to: query)) ?? []
        if (try? await cache.search(query, limit: 1))?.collectionDate != nil { return cached }
        return await snapshot.nearestNames(to: query).value + cached
    }

    /// Returns the matches of the snapshot that the cache lacks.
    private func itemsOfSnapshot(_ query: SearchQuery) async -> Bundled<[Item]> {
        let identifiers = await snapshot.search(query).value
        let cached = Set((try? await cache.getItems(identifiers: identifiers).map(\.value.id)) ?? [])
        return await snapshot.getItems(identifiers: identifiers.filter { !cached.contains($0) })
    }
}
