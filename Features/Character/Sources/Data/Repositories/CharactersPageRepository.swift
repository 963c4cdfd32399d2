import ChallengeCore
import ChallengeNetworking
import ChallengePersistence

/// Pages of characters from the API, the cache and the snapshot, in the order that the policy says.
struct CharactersPageRepository: CharactersPageRepositoryContract {
    private let remote: any CharacterRemoteDataSourceContract
    private let local: any CharacterLocalDataSourceContract
    private let snapshot: CharacterSnapshotDataSource
    private let freshness: Freshness
    private let flights = SingleFlight<FlightKey, Fetched<CharactersPage, CharacterError>, CharacterError>()
    private let mapper = CharactersPageMapper()
    private let errors = CharacterErrorMapper()

    private struct FlightKey: Hashable {
        let page: CharactersPageKey
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

    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<CharactersPage, CharacterError> {
        try await searchCharactersPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }

    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<CharactersPage, CharacterError> {
        let key = CharactersPageKey(page: page, filter: filter)
        if cachePolicy == .noCache { return try await fetch(key, cachePolicy) }
        let flight = FlightKey(page: key, cachePolicy: cachePolicy)
        return try await flights.run(flight) { () async throws(CharacterError) in
            try await fetch(key, cachePolicy)
        }
    }

    private func fetch(
        _ key: CharactersPageKey, _ cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<CharactersPage, CharacterError> {
        try await cachePolicy.fetch(
            freshness: freshness,
            remote: { () async throws(CharacterError) in try await answered(key) },
            cached: { () async throws(CharacterError) in
                try await errors.translate { () async throws(DatabaseError) in try await local.getPage(key) }
            },
            save: { (page) async throws(CharacterError) in
                try await errors.translate { () async throws(DatabaseError) in
                    try await local.savePage(page, for: key, fetchedAt: freshness.now)
                }
            },
            remove: { () async throws(CharacterError) in
                try await errors.translate { () async throws(DatabaseError) in try await local.deletePage(key) }
            },
            bundled: { () async throws(CharacterError) in
                // Whether the list still ends where the snapshot's does is for the remote to say.
                let bundled = await snapshot.getPage(key)
                return key.page == 1 || !bundled.value.results.isEmpty ? bundled : nil
            }
        ).map { mapper.map(($0, key.page)) }
    }

    /// The page that the API gives.
    ///
    /// It says not-found both of a list without matches and of a page behind the end; the first page tells them apart.
    private func answered(_ key: CharactersPageKey) async throws(CharacterError) -> CharactersPageDTO {
        if let page = try await existing(key) { return page }
        if key.page > 1 {
            let first = try await existing(CharactersPageKey(page: 1, filter: key.filter))
            try checkRange(key, pages: first?.info.pages ?? 0)
        }
        guard key.page == 1, key.filter != .none else { throw errors.map((.notFound, .list)) }
        return .empty
    }

    private func existing(_ key: CharactersPageKey) async throws(CharacterError) -> CharactersPageDTO? {
        try await errors.translate(.list) { () async throws(APIError) in
            do throws(APIError) {
                return try await remote.getCharactersPage(page: key.page, filter: key.filter)
            } catch {
                if error == .notFound { return nil }
                throw error
            }
        }
    }

    private func checkRange(_ key: CharactersPageKey, pages: Int) throws(CharacterError) {
        guard key.page == 1 || key.page <= pages else { throw .invalidPage(page: key.page, pages: pages) }
    }
}
