public import ChallengeCore
internal import ChallengeNetworking
internal import ChallengePersistence

extension CachedRepository {
    /// Several items: one request answers for all of them, one transaction keeps what arrived, and the policy decides
    /// for each.
    public func getItems(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(Failure) -> Batch<Int, Item, Failure> {
        // Each is wanted by the first item that needs it, and then serves all.
        let cached = Once { () async throws(Failure) in try await kept(identifiers) }
        let answer = Once { () async throws(Failure) in
            let fresh = cachePolicy == .localFirst ? await freshIdentifiers(cached) : []
            return try await remote.getItems(identifiers: identifiers.filter { !fresh.contains($0) })
        }
        let bundled = Once { () async throws(Failure) -> [Int: Bundled<Item>] in
            guard let bundled = await snapshot?.getItems(identifiers: identifiers) else { return [:] }
            return bundled.value.reduce(into: [:]) { $0[$1.id] = Bundled(value: $1, asOf: bundled.asOf) }
        }

        var arrived: [Item] = []
        var gone: [Int] = []
        var outcomes: [Batch<Int, Item, Failure>.Outcome] = []
        for identifier in identifiers {
            do throws(Failure) {
                let fetched = try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(Failure) in
                        try await answer.value().item(identifier: identifier)
                    },
                    cached: { () async throws(Failure) in try await cached.value()[identifier] },
                    save: { (item) async throws(Failure) in arrived.append(item) },
                    remove: { () async throws(Failure) in gone.append(identifier) },
                    bundled: { () async throws(Failure) in try await bundled.value()[identifier] })
                outcomes.append(.init(identifier, .success(fetched)))
            } catch {
                if error.kind == .cancelled { throw error }
                outcomes.append(.init(identifier, .failure(error)))
            }
        }
        return Batch(
            outcomes: outcomes,
            cacheFailure: await failure { () async throws(Failure) in
                if !arrived.isEmpty { try await save(arrived) }
                if !gone.isEmpty { try await remove(gone) }
            })
    }

    private func kept(_ identifiers: [Int]) async throws(Failure) -> [Int: Stored<Item>] {
        let items = try await errors.translate { () async throws(DatabaseError) in
            try await local.getItems(identifiers: identifiers)
        }
        return Dictionary(items.map { ($0.value.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Those that the cache answers for; a cache that cannot be read answers for none, and says so on its own.
    private func freshIdentifiers(_ cached: Once<[Int: Stored<Item>], Failure>) async -> Set<Int> {
        guard let kept = try? await cached.value() else { return [] }
        return Set(kept.filter { freshness.isFresh($0.value.fetchedAt) }.keys)
    }

    private func failure(_ work: () async throws(Failure) -> Void) async -> Failure? {
        do {
            try await work()
            return nil
        } catch {
            return error
        }
    }
}
