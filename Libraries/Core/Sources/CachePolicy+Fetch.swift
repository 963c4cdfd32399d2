extension CachePolicy {
    /// The one strategy behind every cached repository: they say what remote, cache and save mean for them, this says
    /// when each is used.
    ///
    /// Two failures of the remote are final: a value that is gone is dropped from the cache, too, and a cancelled fetch
    /// shows nothing that could be taken for an answer. Any other failure falls back to what is cached, whatever its
    /// age, and then to what the program shipped with. A failing cache never fails the fetch; the result reports it,
    /// unless there is none: of a value that is gone and could not be dropped, the first is told.
    ///
    /// - Parameters:
    ///   - freshness: How old a cached value may be to stand in for a call.
    ///   - remote: Asks the remote.
    ///   - cached: Reads the cache; `nil` is a miss.
    ///   - save: Keeps in the cache what the remote answered.
    ///   - remove: Drops the cached value.
    ///   - bundled: Reads the snapshot; `nil` when the snapshot does not know the value.
    public func fetch<Value: Sendable, Failure: FetchFailure>(
        freshness: Freshness,
        remote: () async throws(Failure) -> Value,
        cached: () async throws(Failure) -> Stored<Value>?,
        save: (Value) async throws(Failure) -> Void,
        remove: () async throws(Failure) -> Void,
        bundled: () async throws(Failure) -> Bundled<Value>?
    ) async throws(Failure) -> Fetched<Value, Failure> {
        if self == .noCache {
            return Fetched(value: try await remote(), origin: .remote)
        }

        var cache = CacheAttempts<Failure>()
        let kept = self == .localFirst ? await cache.try(cached) : nil
        if let kept, freshness.isFresh(kept.fetchedAt) {
            return Fetched(value: kept.value, origin: .cache(age: freshness.age(of: kept.fetchedAt)))
        }

        let remoteFailure: Failure
        do {
            let value = try await remote()
            await cache.try { () async throws(Failure) in try await save(value) }
            return Fetched(value: value, origin: .remote, cacheFailure: cache.failure)
        } catch {
            remoteFailure = error
        }

        switch remoteFailure.kind {
        case .cancelled:
            throw remoteFailure
        case .notFound:
            await cache.try(remove)
            throw remoteFailure
        case .unavailable:
            let stored = self == .localFirst ? kept : await cache.try(cached)
            if let stored {
                return Fetched(
                    value: stored.value, origin: .cache(age: freshness.age(of: stored.fetchedAt)),
                    remoteFailure: remoteFailure, cacheFailure: cache.failure)
            }
            guard let bundled = try await bundled() else { throw remoteFailure }
            return Fetched(
                value: bundled.value, origin: .snapshot(bundled.asOf), remoteFailure: remoteFailure,
                cacheFailure: cache.failure)
        }
    }
}

/// Runs steps on the cache, and remembers the first failure instead of passing it on.
private struct CacheAttempts<Failure: Error> {
    private(set) var failure: Failure?

    @discardableResult
    mutating func `try`<Value>(_ step: () async throws(Failure) -> Value?) async -> Value? {
        do {
            return try await step()
        } catch {
            failure = failure ?? error
            return nil
        }
    }
}
