import ChallengeCore
import ChallengeNetworking
import ChallengePersistence

/// Characters from the API, the cache and the snapshot, in the order that the policy says.
struct CharacterRepository: CharacterRepositoryContract {
    private let remote: any CharacterRemoteDataSourceContract
    private let local: any CharacterLocalDataSourceContract
    private let snapshot: CharacterSnapshotDataSource
    private let freshness: Freshness
    private let flights = SingleFlight<FlightKey, Fetched<Character, CharacterError>, CharacterError>()
    private let mapper = CharacterMapper()
    private let errors = CharacterErrorMapper()

    private struct FlightKey: Hashable {
        let identifier: Int
        let cachePolicy: CachePolicy
    }

    init(
        remote: any CharacterRemoteDataSourceContract,
        local: any CharacterLocalDataSourceContract,
        snapshot: CharacterSnapshotDataSource,
        freshness: Freshness
    ) {
        self.remote = remote
        self.local = local
        self.snapshot = snapshot
        self.freshness = freshness
    }

    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        if cachePolicy == .noCache { return try await fetch(identifier, cachePolicy) }
        let key = FlightKey(identifier: identifier, cachePolicy: cachePolicy)
        return try await flights.run(key) { () async throws(CharacterError) in
            try await fetch(identifier, cachePolicy)
        }
    }

    private func fetch(
        _ identifier: Int, _ cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try await cachePolicy.fetch(
            freshness: freshness,
            remote: { () async throws(CharacterError) in
                try await errors.translate(.character(identifier: identifier)) { () async throws(APIError) in
                    try await remote.getCharacter(identifier: identifier)
                }
            },
            cached: { () async throws(CharacterError) in
                try await errors.translate { () async throws(DatabaseError) in
                    try await local.getCharacters(identifiers: [identifier]).first
                }
            },
            save: { (character) async throws(CharacterError) in try await save([character]) },
            remove: { () async throws(CharacterError) in try await remove([identifier]) },
            bundled: { () async throws(CharacterError) in
                let bundled = await snapshot.getCharacters(identifiers: [identifier])
                return bundled.value.first.map { Bundled(value: $0, asOf: bundled.asOf) }
            }
        ).map(mapper.map)
    }

    /// One request answers for all of them, one transaction keeps what arrived, and the policy decides for each.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> CharactersBatch {
        let cached = Once { () async throws(CharacterError) in try await kept(identifiers) }
        let answer = Once { () async throws(CharacterError) in
            let fresh = cachePolicy == .localFirst ? await freshIdentifiers(cached) : []
            return try await answered(identifiers.filter { !fresh.contains($0) })
        }
        let bundled = Once { () async throws(CharacterError) -> [Int: Bundled<CharacterDTO>] in
            let bundled = await snapshot.getCharacters(identifiers: identifiers)
            return bundled.value.reduce(into: [:]) { $0[$1.id] = Bundled(value: $1, asOf: bundled.asOf) }
        }

        var arrived: [CharacterDTO] = []
        var gone: [Int] = []
        var outcomes: [CharactersBatch.Outcome] = []
        for identifier in identifiers {
            do throws(CharacterError) {
                let fetched = try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(CharacterError) in
                        guard let character = try await answer.value()[identifier] else {
                            throw .notFound(identifier: identifier)
                        }
                        return character
                    },
                    cached: { () async throws(CharacterError) in try await cached.value()[identifier] },
                    save: { (character) async throws(CharacterError) in arrived.append(character) },
                    remove: { () async throws(CharacterError) in gone.append(identifier) },
                    bundled: { () async throws(CharacterError) in try await bundled.value()[identifier] })
                outcomes.append(.init(identifier: identifier, result: .success(fetched.map(mapper.map))))
            } catch {
                if error == .cancelled { throw error }
                outcomes.append(.init(identifier: identifier, result: .failure(error)))
            }
        }
        return CharactersBatch(
            outcomes: outcomes,
            cacheFailure: await failure { () async throws(CharacterError) in
                if !arrived.isEmpty { try await save(arrived) }
                if !gone.isEmpty { try await remove(gone) }
            })
    }

    private func answered(_ identifiers: [Int]) async throws(CharacterError) -> [Int: CharacterDTO] {
        let characters = try await errors.translate(.list) { () async throws(APIError) in
            try await remote.getCharacters(identifiers: identifiers)
        }
        return Dictionary(characters.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func kept(_ identifiers: [Int]) async throws(CharacterError) -> [Int: Stored<CharacterDTO>] {
        let characters = try await errors.translate { () async throws(DatabaseError) in
            try await local.getCharacters(identifiers: identifiers)
        }
        return Dictionary(characters.map { ($0.value.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Those that the cache answers for; a cache that cannot be read answers for none, and says so on its own.
    private func freshIdentifiers(_ cached: Once<[Int: Stored<CharacterDTO>], CharacterError>) async -> Set<Int> {
        guard let kept = try? await cached.value() else { return [] }
        return Set(kept.filter { freshness.isFresh($0.value.fetchedAt) }.keys)
    }

    private func save(_ characters: [CharacterDTO]) async throws(CharacterError) {
        try await errors.translate { () async throws(DatabaseError) in
            try await local.saveCharacters(characters, fetchedAt: freshness.now)
        }
    }

    private func remove(_ identifiers: [Int]) async throws(CharacterError) {
        try await errors.translate { () async throws(DatabaseError) in
            try await local.deleteCharacters(identifiers: identifiers)
        }
    }

    private func failure(_ work: () async throws(CharacterError) -> Void) async -> CharacterError? {
        do {
            try await work()
            return nil
        } catch {
            return error
        }
    }
}

/// Work that is done when its value is first wanted, and never again.
private final class Once<Value, Failure: Error> {
    private let work: () async throws(Failure) -> Value
    private var outcome: Result<Value, Failure>?

    init(_ work: @escaping () async throws(Failure) -> Value) {
        self.work = work
    }

    func value() async throws(Failure) -> Value {
        if let outcome { return try outcome.get() }
        do {
            let value = try await work()
            outcome = .success(value)
            return value
        } catch {
            outcome = .failure(error)
            throw error
        }
    }
}
