import ChallengeCore

/// Strategies with one mistake each, and the laws that each breaks.
enum WrongStrategy: String, CaseIterable, Sendable {
    case callsTheRemoteOnAFreshHit
    case treatsRemoteFirstAsLocalFirst
    case forgetsToSave
    case savesFallbacks
    case savesUnderNoCache
    case doesNotRemoveNotFound
    case masksNotFound
    case masksCancellation
    case snapshotBeforeTheCache
    case reportsTheWrongOrigin
    case passesOnCacheFailures

    var breaks: Set<PolicyLaw> {
        switch self {
        case .callsTheRemoteOnAFreshHit: [.freshHitMakesNoCall]
        case .treatsRemoteFirstAsLocalFirst: [.otherwiseTheRemoteIsCalledOnce]
        case .forgetsToSave: [.remoteValuesAreSaved]
        case .savesFallbacks: [.otherValuesAreNotSaved]
        case .savesUnderNoCache: [.noCacheTouchesNothing]
        case .doesNotRemoveNotFound, .masksNotFound: [.notFoundIsRemovedAndThrown]
        case .masksCancellation: [.cancelledIsThrownAtOnce]
        case .snapshotBeforeTheCache: [.cacheIsTheFirstFallback, .snapshotIsTheLastFallback]
        case .reportsTheWrongOrigin: [.originIsTrue]
        case .passesOnCacheFailures: [.cacheNeverFailsTheFetch]
        }
    }

    var strategy: Strategy {
        { (policy, world) async throws(APIError) in try await self.fetch(policy, world) }
    }

    private func fetch(_ policy: CachePolicy, _ world: FakeDataSources) async throws(APIError) -> Fetched<String> {
        let usesCache = policy != .noCache
        switch self {
        case .callsTheRemoteOnAFreshHit:
            if policy == .localFirst, world.scenario.cached == .fresh { _ = try? await world.remote() }
            return try await right(policy, world)
        case .treatsRemoteFirstAsLocalFirst:
            return try await right(usesCache ? .localFirst : .noCache, world)
        case .forgetsToSave:
            return try await right(policy, world, save: { _ in })
        case .savesFallbacks:
            let fetched = try await right(policy, world)
            if fetched.origin != .remote { try? await world.save(fetched.value) }
            return fetched
        case .savesUnderNoCache:
            let fetched = try await right(policy, world)
            if !usesCache { try? await world.save(fetched.value) }
            return fetched
        case .doesNotRemoveNotFound:
            return try await right(policy, world, remove: {})
        case .masksNotFound:
            return try await masking(.notFound, policy, world)
        case .masksCancellation:
            return try await masking(.cancelled, policy, world)
        case .snapshotBeforeTheCache:
            return try await right(policy, world, bundledFirst: usesCache)
        case .reportsTheWrongOrigin:
            return Fetched(value: try await right(policy, world).value, origin: .remote)
        case .passesOnCacheFailures:
            let fetched = try await right(policy, world)
            if fetched.cacheFailure != nil { throw .failed(.tooLarge(limit: 0)) }
            return fetched
        }
    }

    private func masking(
        _ failure: APIError, _ policy: CachePolicy, _ world: FakeDataSources
    ) async throws(APIError) -> Fetched<String> {
        do {
            return try await right(policy, world)
        } catch {
            guard policy != .noCache, error == failure, let age = world.scenario.cachedAge else { throw error }
            return Fetched(value: "from the cache", origin: .cache(age: age))
        }
    }

    /// Runs the real strategy with one part replaced.
    private func right(
        _ policy: CachePolicy,
        _ world: FakeDataSources,
        save: ((String) -> Void)? = nil,
        remove: (() -> Void)? = nil,
        bundledFirst: Bool = false
    ) async throws(APIError) -> Fetched<String> {
        var bundled: Bundled<String>?
        return try await policy.fetch(
            freshness: world.freshness,
            remote: { () async throws(APIError) in try await world.remote() },
            cached: { () async throws(StorageFailure) in
                if bundledFirst, world.steps.contains(.remote) {
                    bundled = await world.bundled()
                    if bundled != nil { return nil }
                }
                return try await world.cached()
            },
            save: { (value) async throws(StorageFailure) in
                if let save { save(value) } else { try await world.save(value) }
            },
            remove: { () async throws(StorageFailure) in
                if let remove { remove() } else { try await world.remove() }
            },
            bundled: {
                if let bundled { return bundled }
                return await world.bundled()
            })
    }
}
