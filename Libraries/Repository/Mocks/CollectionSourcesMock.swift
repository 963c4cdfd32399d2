public import ChallengeCore
public import ChallengeCoreMocks
import ChallengePlatform
public import ChallengeRepository
public import Testing

/// The data sources of a collection, which record their calls in one order; a cached value is fresh for an hour.
public struct CollectionSourcesMock<Item: ItemDTO>: Sendable {
    public let clock = ClockMock()
    public let journal = CallJournal()
    public let remote: RemoteDataSourceMock<Item>
    public let local: LocalDataSourceMock<Item>
    public let snapshot: SnapshotDataSourceMock<Item>
    private let recentTimeout: MockedCall<Void, LoadFailure?, Never>

    /// - Parameter recentTimeout: The failure of a remote that has just timed out.
    public init(
        refusesStaleValues: Bool = false, recentTimeout: LoadFailure? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let timeout = MockedCall<Void, LoadFailure?, Never>(
            "recentTimeout", unconfigured: .success(nil), sourceLocation: sourceLocation)
        timeout.setResult(.success(recentTimeout))
        self.recentTimeout = timeout
        let freshness = Freshness(
            maximumAge: .seconds(3600), refusesStaleValues: refusesStaleValues, clock: clock,
            recentTimeout: { timeout.call(()) })
        remote = RemoteDataSourceMock(journal: journal, sourceLocation: sourceLocation)
        local = LocalDataSourceMock(freshness: freshness, journal: journal, sourceLocation: sourceLocation)
        snapshot = SnapshotDataSourceMock(journal: journal, sourceLocation: sourceLocation)
    }

    /// Returns one item with its values in the sources.
    public func item(fetched: Item, cached: Item, bundled: Item) -> ValueMock<Item> {
        value(fetched, cached, bundled) { "remote.getItem \(RemoteInput(fetched.id, $0))" }
    }

    /// Returns one item that is looked up as one of several.
    public func items(fetched: Item, cached: Item, bundled: Item) -> ValueMock<Item> {
        value(fetched, cached, bundled) { "remote.getItems \(RemoteInput([fetched.id], $0))" }
    }

    private func value(
        _ fetched: Item, _ cached: Item, _ bundled: Item, request: @escaping @Sendable (ResponseUse) -> String
    ) -> ValueMock<Item> {
        let save = Cached(value: [fetched], fetchedAt: clock.now)
        return ValueMock(
            fetched: fetched, cached: cached, bundled: bundled, missing: .notFound, clock: clock, journal: journal
        ) { state in
            remote.getItem.setResult(state.fetched)
            remote.getItems.setResult(
                state.fetched == .failure(.notFound) ? .success([]) : state.fetched.map { [$0] })
            local.getItems.setResult(state.cached.map { [$0].compactMap(\.self) })
            local.saveItems.setResult(state.saving)
            local.deleteItems.setResult(.success(()))
            snapshot.getItems.setResult(.success(Bundled(value: [state.bundled].compactMap(\.self), asOf: .sample)))
            recentTimeout.setResult(.success(state.recentTimeout))
        } description: { call, use in
            switch call {
            case .read: "local.getItems \([fetched.id])"
            case .request: request(use)
            case .save: "local.saveItems \(save)"
            case .remove: "local.deleteItems \([fetched.id])"
            case .bundle: "snapshot.getItems \([fetched.id])"
            }
        }
    }

    /// Returns one page with its values in the sources.
    public func page(
        _ key: PageKey, fetched: PageDTO<Item>, cached: PageDTO<Item>, bundled: PageDTO<Item>
    ) -> ValueMock<PageDTO<Item>> {
        let save = SavedPageInput(key: key, page: Cached(value: fetched, fetchedAt: clock.now))
        return ValueMock(
            fetched: fetched, cached: cached, bundled: bundled, missing: .pageNotFound(page: key.page, pages: 1),
            clock: clock, journal: journal
        ) { state in
            remote.getPage.setResult(state.fetched)
            local.getPage.setResult(state.cached)
            local.savePage.setResult(state.saving)
            local.deletePage.setResult(.success(()))
            snapshot.getPage.setResult(.success(state.bundled.map { Bundled(value: $0, asOf: .sample) }))
            recentTimeout.setResult(.success(state.recentTimeout))
        } description: { call, use in
            switch call {
            case .read: "local.getPage \(key)"
            case .request: "remote.getPage \(RemoteInput(key, use))"
            case .save: "local.savePage \(save)"
            case .remove: "local.deletePage \(key)"
            case .bundle: "snapshot.getPage \(key)"
            }
        }
    }
}

extension ClockMock {
    /// Returns a value that was cached before this time.
    public func stored<Value>(_ value: Value, age: Duration = .seconds(60)) -> Cached<Value> {
        Cached(value: value, fetchedAt: now.addingTimeInterval(-(age / .seconds(1))))
    }
}
