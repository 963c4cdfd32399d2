import ChallengeCore
import ChallengeRepository

/// Pages of characters, from the API, the cache and the snapshot.
struct CharactersPageRepository: CharactersPageRepositoryContract {
    let remote: any CharacterRemoteDataSourceContract
    let local: any CharacterLocalDataSourceContract
    let snapshot: any CharacterSnapshotDataSourceContract
    let freshness: Freshness
    private let fetches = SingleFlight<PageKey, Fetched<PageDTO<CharacterDTO>>>()
    private let mapper = CharacterMapper()
    private let errorMapper = CharacterErrorMapper()

    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>> {
        try await searchCharactersPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }

    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>> {
        let key = PageKey(page: page, criteria: filter.criteria)
        do {
            return try await fetches.run(key, cachePolicy) { () async throws(APIError) in
                try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(APIError) in try await remote.getCharactersPage(key) },
                    cached: { () async throws(StorageFailure) in try await local.getCharactersPage(key) },
                    save: { (page) async throws(StorageFailure) in
                        try await local.saveCharactersPage(page, for: key)
                    },
                    remove: { () async throws(StorageFailure) in try await local.deleteCharactersPage(key) },
                    bundled: { await snapshot.getCharactersPage(key) })
            }.page(page, mapper)
        } catch {
            throw errorMapper.map((error, .page(page)))
        }
    }
}

extension CharactersFilter {
    /// The criteria that have a value, with the names of the API.
    var criteria: [Criterion] {
        [Criterion](["name": name, "status": status, "species": species, "type": type, "gender": gender])
    }
}
