import ChallengeCore
import ChallengeRepository

/// Characters by identifier, from the API, the cache and the snapshot.
struct CharacterRepository: CharacterRepositoryContract {
    let remote: any CharacterRemoteDataSourceContract
    let local: any CharacterLocalDataSourceContract
    let snapshot: any CharacterSnapshotDataSourceContract
    let freshness: Freshness
    private let fetches = SingleFlight<Int, Fetched<CharacterDTO>>()
    private let mapper = CharacterMapper()
    private let errorMapper = CharacterErrorMapper()

    func getCharacter(identifier: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Character> {
        do {
            return try await fetches.run(identifier, cachePolicy) { () async throws(APIError) in
                try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(APIError) in try await remote.getCharacter(identifier: identifier) },
                    cached: { () async throws(StorageFailure) in
                        try await local.getCharacters(identifiers: [identifier]).first
                    },
                    save: { (character) async throws(StorageFailure) in try await local.saveCharacters([character]) },
                    remove: { () async throws(StorageFailure) in
                        try await local.deleteCharacters(identifiers: [identifier])
                    },
                    bundled: { await snapshot.getCharacters(identifiers: [identifier]).first })
            }.map(mapper.map)
        } catch {
            throw errorMapper.map((error, .item(identifier)))
        }
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> LookupResults<Int, Character> {
        do {
            return try await cachePolicy.fetchItems(
                identifiers,
                freshness: freshness,
                remote: { (identifiers) async throws(APIError) in
                    try await remote.getCharacters(identifiers: identifiers)
                },
                cached: { (identifiers) async throws(StorageFailure) in
                    try await local.getCharacters(identifiers: identifiers)
                },
                save: { (characters) async throws(StorageFailure) in try await local.saveCharacters(characters) },
                remove: { (identifiers) async throws(StorageFailure) in
                    try await local.deleteCharacters(identifiers: identifiers)
                },
                bundled: { identifiers in await snapshot.getCharacters(identifiers: identifiers) }
            ).map(mapper.map)
        } catch {
            throw errorMapper.map((error, .items))
        }
    }
}
