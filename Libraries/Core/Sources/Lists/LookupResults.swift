/// The results of looking up several items, in request order.
public struct LookupResults<Key: Hashable & Sendable, Item: Sendable>: Sendable {
    public struct Entry: Sendable {
        public let key: Key
        public let result: LookupResult<Item>

        public init(_ key: Key, _ result: LookupResult<Item>) {
            self.key = key
            self.result = result
        }
    }

    public let entries: [Entry]
    /// The failure of the cache, if the cache could not be read or written.
    public let cacheFailure: StorageFailure?

    public init(_ entries: [Entry], cacheFailure: StorageFailure? = nil) {
        self.entries = entries
        self.cacheFailure = cacheFailure
    }

    public var found: [Fetched<Item>] {
        entries.compactMap { if case .found(let fetched) = $0.result { fetched } else { nil } }
    }

    /// Returns the same results with transformed items.
    public func map<Other>(_ transform: (Item) -> Other) -> LookupResults<Key, Other> {
        LookupResults<Key, Other>(entries.map { .init($0.key, $0.result.map(transform)) }, cacheFailure: cacheFailure)
    }

    /// Returns the same results with other keys.
    public func keyed<Other>(by key: (Key) -> Other) -> LookupResults<Other, Item> {
        LookupResults<Other, Item>(entries.map { .init(key($0.key), $0.result) }, cacheFailure: cacheFailure)
    }
}

/// The result of looking up one of several items.
public enum LookupResult<Item: Sendable>: Sendable {
    case found(Fetched<Item>)
    case notFound
    case failed(APIError)

    /// Returns the same result with a transformed item.
    public func map<Other>(_ transform: (Item) -> Other) -> LookupResult<Other> {
        switch self {
        case .found(let fetched): .found(fetched.map(transform))
        case .notFound: .notFound
        case .failed(let failure): .failed(failure)
        }
    }
}

extension LookupResult: Equatable where Item: Equatable {}
extension LookupResults.Entry: Equatable where Item: Equatable {}
extension LookupResults: Equatable where Item: Equatable {}
