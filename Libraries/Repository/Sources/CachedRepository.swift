public import ChallengeCore
internal import ChallengeNetworking
internal import ChallengePersistence

/// A collection of the API, in which the cache and the snapshot stand in for the remote as the policy says.
///
/// What every repository of such a collection does is here; what its things are, and are called, is the feature's.
public struct CachedRepository<Item: ItemDTO, Failure: RepositoryFailure>: Sendable {
    let remote: RemoteRepository<Item, Failure>
    let local: any LocalDataSourceContract<Item>
    let snapshot: (any SnapshotDataSourceContract<Item>)?
    let freshness: Freshness
    let errors = RepositoryErrorMapper<Failure>()

    private let itemFlights = SingleFlight<Flight<Int>, Fetched<Item, Failure>, Failure>()
    private let pageFlights = SingleFlight<Flight<[UInt8]>, Fetched<PageDTO<Item>, Failure>, Failure>()

    private struct Flight<Key: Hashable & Sendable>: Hashable {
        let key: Key
        let cachePolicy: CachePolicy
    }

    /// A collection without a snapshot has only the cache to stand in for the remote.
    public init(
        remote: any RemoteDataSourceContract<Item>,
        local: any LocalDataSourceContract<Item>,
        snapshot: (any SnapshotDataSourceContract<Item>)? = nil,
        freshness: Freshness
    ) {
        self.remote = RemoteRepository(remote: remote)
        self.local = local
        self.snapshot = snapshot
        self.freshness = freshness
    }

    /// The item; concurrent calls under one policy share one request.
    public func getItem(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(Failure) -> Fetched<Item, Failure> {
        let flight = Flight(key: identifier, cachePolicy: cachePolicy)
        return try await itemFlights.run(flight) { () async throws(Failure) in
            try await fetch(identifier, cachePolicy)
        }
    }

    /// The page; nothing that matches is a page without items, and a page behind the end is a failure.
    public func getPage(
        _ key: PageKey, cachePolicy: CachePolicy
    ) async throws(Failure) -> Fetched<PageDTO<Item>, Failure> {
        let flight = Flight(key: key.bytes, cachePolicy: cachePolicy)
        return try await pageFlights.run(flight) { () async throws(Failure) in try await fetch(key, cachePolicy) }
    }

    private func fetch(
        _ identifier: Int, _ cachePolicy: CachePolicy
    ) async throws(Failure) -> Fetched<Item, Failure> {
        try await cachePolicy.fetch(
            freshness: freshness,
            remote: { () async throws(Failure) in try await remote.getItem(identifier: identifier) },
            cached: { () async throws(Failure) in
                try await errors.translate { () async throws(DatabaseError) in
                    try await local.getItems(identifiers: [identifier]).first
                }
            },
            save: { (item) async throws(Failure) in try await save([item]) },
            remove: { () async throws(Failure) in try await remove([identifier]) },
            bundled: { () async throws(Failure) in
                guard let bundled = await snapshot?.getItems(identifiers: [identifier]) else { return nil }
                return bundled.value.first.map { Bundled(value: $0, asOf: bundled.asOf) }
            })
    }

    private func fetch(
        _ key: PageKey, _ cachePolicy: CachePolicy
    ) async throws(Failure) -> Fetched<PageDTO<Item>, Failure> {
        try await cachePolicy.fetch(
            freshness: freshness,
            remote: { () async throws(Failure) in try await remote.getPage(key) },
            cached: { () async throws(Failure) in
                try await errors.translate { () async throws(DatabaseError) in try await local.getPage(key) }
            },
            save: { (page) async throws(Failure) in
                try await errors.translate { () async throws(DatabaseError) in
                    try await local.savePage(page, for: key, fetchedAt: freshness.now)
                }
            },
            remove: { () async throws(Failure) in
                try await errors.translate { () async throws(DatabaseError) in try await local.deletePage(key) }
            },
            bundled: { () async throws(Failure) in
                // Whether the list still ends where the snapshot's does is for the remote to say.
                guard let bundled = await snapshot?.getPage(key) else { return nil }
                return key.page == 1 || !bundled.value.results.isEmpty ? bundled : nil
            })
    }

    func save(_ items: [Item]) async throws(Failure) {
        try await errors.translate { () async throws(DatabaseError) in
            try await local.saveItems(items, fetchedAt: freshness.now)
        }
    }

    func remove(_ identifiers: [Int]) async throws(Failure) {
        try await errors.translate { () async throws(DatabaseError) in
            try await local.deleteItems(identifiers: identifiers)
        }
    }
}
