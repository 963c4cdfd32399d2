/// One value in the cache, with everything that a policy does with it; nothing is read before the policy needs it.
///
///     try await cachePolicy.fetch(remote: remote.item(42), cache: local.item(42), bundled: snapshot.item(42))
public struct CacheEntry<Value: Sendable>: Sendable {
    let freshness: Freshness
    let read: @Sendable () async throws(StorageFailure) -> Cached<Value>?
    let save: @Sendable (Value) async throws(StorageFailure) -> Void
    let remove: @Sendable () async throws(StorageFailure) -> Void

    /// - Parameters:
    ///   - freshness: Decides if the value is young enough to be returned without a request to the remote.
    ///   - read: Returns `nil` on a miss.
    public init(
        freshness: Freshness,
        read: @escaping @Sendable () async throws(StorageFailure) -> Cached<Value>?,
        save: @escaping @Sendable (Value) async throws(StorageFailure) -> Void,
        remove: @escaping @Sendable () async throws(StorageFailure) -> Void
    ) {
        self.freshness = freshness
        self.read = read
        self.save = save
        self.remove = remove
    }
}

/// One value of the remote, which is requested when a policy needs it.
public struct RemoteValue<Value: Sendable>: Sendable {
    let request: @Sendable (ResponseUse) async throws(APIError) -> Value

    public init(_ request: @escaping @Sendable (ResponseUse) async throws(APIError) -> Value) { self.request = request }

    /// Requests the value for a repository without a cache.
    public func fetch() async throws(APIError) -> Fetched<Value> {
        Fetched(value: try await request(.none), origin: .remote)
    }
}

/// The use of stored responses for a request.
public enum ResponseUse: Sendable, CaseIterable {
    /// A stored response makes the request conditional, and the new response is stored.
    case stored
    /// Stored responses are neither read nor written.
    case none
}

/// One value of the snapshot, which is read when a policy needs it.
public struct BundledValue<Value: Sendable>: Sendable {
    let read: @Sendable () async -> Bundled<Value>?

    /// - Parameter read: Returns `nil` if the snapshot lacks the value.
    public init(_ read: @escaping @Sendable () async -> Bundled<Value>?) { self.read = read }
}
