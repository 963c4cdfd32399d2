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
        let snapshot = SnapshotDataSource<Item>(.snapshot)
        let remote: RESTDataSource<Item> = session.remote()
        self.remote = remote
        local = session.local()
        self.snapshot = snapshot
        search = ItemSearch(cache: session.stored(), snapshot: snapshot)
        download = CollectionDownload(remote: remote)
    }

    /// Returns the search for the items that a text means.
    public func search<Mapper: MapperContract>(
        _ mapper: Mapper
    ) -> any ItemSearchContract<Mapper.Output> where Mapper.Input == Item, Mapper.Output: NamedItemContract {
        MappedSearch(search: search, download: download, sources: self, mapper: mapper)
    }
}
