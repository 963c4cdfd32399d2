public import ChallengeCore
internal import ChallengeResources

/// The data sources of a collection: the API, the cache and the snapshot.
public struct CollectionSources<Item: ItemDTO>: Sendable {
    public let remote: any RemoteDataSourceContract<Item>
    public let local: any LocalDataSourceContract<Item>
    public let snapshot: any SnapshotDataSourceContract<Item>
    private let search: ItemSearch<Item>
    private let download: CollectionDownload<Item>

    public init(_ session: RepositorySession) {
        let snapshot = SnapshotDataSource<Item>(.snapshot, api: session.api)
        remote = SharingDataSource(session.remote())
        local = LayeredDataSource(front: MemoryDataSource(freshness: session.freshness), back: session.stored())
        self.snapshot = snapshot
        search = ItemSearch(cache: session.stored(), snapshot: snapshot)
        download = CollectionDownload(remote: session.remote())
    }

    /// Returns the search for the items that a text means.
    public func search<Mapper: MapperContract>(
        _ mapper: Mapper
    ) -> any ItemSearchContract<Mapper.Output> where Mapper.Input == Item, Mapper.Output: NamedItemContract {
        MappedSearch(search: search, download: download, sources: self, mapper: mapper)
    }
}

/// A search whose matches are mapped to the models of a feature.
private struct MappedSearch<Mapper: MapperContract>: ItemSearchContract
where Mapper.Input: ItemDTO, Mapper.Output: NamedItemContract {
    let search: ItemSearch<Mapper.Input>
    let download: CollectionDownload<Mapper.Input>
    let sources: CollectionSources<Mapper.Input>
    let mapper: Mapper

    var freshness: Freshness { search.cache.freshness }

    func items(
        matching text: String, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<RankedMatches<Mapper.Output>> {
        if cachePolicy == .localFirst {
            let found = await items(matching: text)
            if !found.value.isEmpty { return found }
            if await search.hasCollection { return found }
        }
        return try await search.items(matching: text) { (key) async throws(APIError) in
            try await cachePolicy.fetch(
                remote: sources.remote.page(key), cache: sources.local.page(key), bundled: sources.snapshot.page(key))
        }.map { $0.map(mapper.map) }
    }

    func items(matching text: String) async -> Fetched<RankedMatches<Mapper.Output>> {
        await search.items(matching: text).map { $0.map(mapper.map) }
    }

    func items(startingWith text: String) async -> [Mapper.Output] {
        await search.items(startingWith: text).map(mapper.map)
    }

    func items(keys: [ItemKey]) async -> [Mapper.Output] {
        await search.savedItems(identifiers: keys.map { Mapper.Input.ID($0) }.filter(\.isValid)).map(mapper.map)
    }

    func allItems() async -> Fetched<[Mapper.Output]> {
        await search.allItems().map { $0.map(mapper.map) }
    }
    func allItems(_ cachePolicy: CachePolicy) async throws(APIError) -> Fetched<[Mapper.Output]> {
        try await search.allItems(cachePolicy, download).map { $0.map(mapper.map) }
    }
}
