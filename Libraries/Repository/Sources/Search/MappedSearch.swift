internal import ChallengeCore

/// A search whose matches are mapped to the models of a feature.
struct MappedSearch<Mapper: MapperContract>: ItemSearchContract
where Mapper.Input: ItemDTO, Mapper.Output: NamedItemContract {
    let search: ItemSearch<Mapper.Input>
    let download: CollectionDownload<Mapper.Input>
    let sources: CollectionSources<Mapper.Input>
    let mapper: Mapper

    var filterRules: FilterRules { Mapper.Input.collection.filterRules }
    var freshness: Freshness { search.cache.freshness }

    func items(
        _ text: ItemQuery, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<RankedMatches<Mapper.Output>> {
        if cachePolicy == .localFirst {
            switch text {
            case .matching: return try await search.items(text, cachePolicy, download).map { $0.map(mapper.map) }
            case .named:
                if await search.hasCollection { return await savedItems(text) }
            }
        }
        do {
            return try await requestedItems(text, cachePolicy).map { $0.map(mapper.map) }
        } catch .failed(let failure) where cachePolicy == .localFirst && !freshness.refusesStaleValues {
            // A part of the collection is better than no answer, and the failure is reported with it.
            let found = await savedItems(text)
            if found.value.isEmpty { throw .failed(failure) }
            return Fetched(
                value: found.value, origin: found.origin, remoteFailure: failure, cacheFailure: found.cacheFailure)
        }
    }

    /// Returns the matches among the items that the API finds, or among all items if it has no filter for names.
    private func requestedItems(
        _ text: ItemQuery, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<RankedMatches<Mapper.Input>> {
        guard Mapper.Input.collection.findsNames else { return try await search.items(text, cachePolicy, download) }
        return try await search.items(text) { (key) async throws(APIError) in
            try await cachePolicy.fetch(
                remote: sources.remote.page(key), cache: sources.local.page(key), bundled: sources.snapshot.page(key))
        }
    }

    func savedItems(_ text: ItemQuery) async -> Fetched<RankedMatches<Mapper.Output>> {
        await search.items(text).map { $0.map(mapper.map) }
    }

    func items(startingWith text: String) async -> [Mapper.Output] {
        await search.items(startingWith: text).map(mapper.map)
    }

    func items(keys: [ItemKey]) async -> [Mapper.Output] {
        await search.savedItems(identifiers: keys.map { Mapper.Input.ID($0) }.filter(\.isValid)).map(mapper.map)
    }

    var hasFreshItems: Bool { get async { await search.hasFreshCollection } }

    func allItems() async -> Fetched<[Mapper.Output]> { await search.allItems().map { $0.map(mapper.map) } }

    func allItems(_ cachePolicy: CachePolicy) async throws(APIError) -> Fetched<[Mapper.Output]> {
        try await search.allItems(cachePolicy, download).map { $0.map(mapper.map) }
    }
}
