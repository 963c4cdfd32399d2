extension CachedRepository where Item: RowDTO {
    /// The collection as the commands have it: below that path of the API, with memory in front of the cache's database.
    public init(
        _ session: RepositorySession, path: String, snapshot: (any SnapshotDataSourceContract<Item>)? = nil
    ) {
        self.init(
            remote: RESTDataSource(httpClient: session.httpClient, path: path),
            local: LayeredDataSource(
                front: MemoryDataSource(), back: SQLiteDataSource(database: session.cache, source: session.source)),
            snapshot: snapshot,
            freshness: session.freshness)
    }
}
