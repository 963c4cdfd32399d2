/// The order in which a fetch uses the cache and the remote.
public enum CachePolicy: String, Sendable, CaseIterable {
    /// Reads the cache first, and calls the remote only if the cached value is missing or too old.
    ///
    /// If the remote fails, the policy uses the cached value of any age, then the snapshot. If the remote has just timed
    /// out, the policy calls it only if there is neither, or if ``Freshness/refusesStaleValues`` is `true`.
    case localFirst

    /// Calls the remote first.
    ///
    /// If the remote fails, the policy uses the cached value of any age, then the snapshot.
    case remoteFirst

    /// Calls only the remote; cached values are neither read nor saved.
    case noCache
}

extension CachePolicy {
    /// The use of stored responses under this policy.
    public var responseUse: ResponseUse { self == .noCache ? .none : .stored }

    /// Fetches a value in the order of the policy.
    ///
    /// A value of the remote is saved to the cache. A not-found and a cancellation are thrown at once; a not-found also
    /// removes the cached value. After any other error the fetch returns the cached value of any age, then the value of
    /// the snapshot, and otherwise throws the error. `noCache` calls only `remote`. If
    /// ``Freshness/refusesStaleValues`` is `true`, a fallback is an error.
    ///
    /// A failure of the cache never fails the fetch. A returned result contains this failure; a thrown error does not.
    public func fetch<Value: Sendable>(
        remote: RemoteValue<Value>, cache: CacheEntry<Value>, bundled: BundledValue<Value>
    ) async throws(APIError) -> Fetched<Value> {
        if self == .noCache {
            return Fetched(value: try await remote.request(responseUse), origin: .remote)
        }

        let freshness = cache.freshness
        var attempts = CacheAttempts()
        let cachedValue = self == .localFirst ? await attempts.try(cache.read) : nil
        if let cachedValue, freshness.isFresh(cachedValue.fetchedAt) {
            return Fetched(value: cachedValue.value, origin: .cache(age: freshness.age(of: cachedValue.fetchedAt)))
        }

        if self == .localFirst, !freshness.refusesStaleValues, let timeout = await freshness.recentTimeout(),
            let (value, origin) = await older(cachedValue, freshness, bundled)
        {
            return Fetched(value: value, origin: origin, remoteFailure: timeout, cacheFailure: attempts.failure)
        }

        let remoteFailure: LoadFailure
        do {
            let value = try await remote.request(responseUse)
            await attempts.try { () async throws(StorageFailure) in try await cache.save(value) }
            return Fetched(value: value, origin: .remote, cacheFailure: attempts.failure)
        } catch .failed(let failure) {
            remoteFailure = failure
        } catch {
            // If the removal fails, the next fetch from the remote removes the value.
            if error.isNotFound { await attempts.try(cache.remove) }
            throw error
        }

        let stored = self == .localFirst ? cachedValue : await attempts.try(cache.read)
        guard let (value, origin) = await older(stored, freshness, bundled) else { throw .failed(remoteFailure) }
        if freshness.refusesStaleValues { throw .failed(.onlyStale(remoteFailure)) }
        return Fetched(value: value, origin: origin, remoteFailure: remoteFailure, cacheFailure: attempts.failure)
    }

    /// Returns the cached value of any age, or else that of the snapshot.
    private func older<Value>(
        _ cachedValue: Cached<Value>?, _ freshness: Freshness, _ bundled: BundledValue<Value>
    ) async -> (Value, Origin)? {
        if let cachedValue { return (cachedValue.value, .cache(age: freshness.age(of: cachedValue.fetchedAt))) }
        return await bundled.read().map { ($0.value, .snapshot($0.asOf)) }
    }
}

extension APIError {
    fileprivate var isNotFound: Bool {
        switch self {
        case .notFound, .pageNotFound: true
        case .failed, .cancelled: false
        }
    }
}

/// Runs steps on the cache and records the first failure instead of throwing it.
private struct CacheAttempts {
    private(set) var failure: StorageFailure?

    @discardableResult
    mutating func `try`<Value>(_ step: () async throws(StorageFailure) -> Value?) async -> Value? {
        do {
            return try await step()
        } catch {
            failure = failure ?? error
            return nil
        }
    }
}
