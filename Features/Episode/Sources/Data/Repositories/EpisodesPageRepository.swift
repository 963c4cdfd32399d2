import ChallengeCore
import ChallengeRepository

/// Pages of episodes, from the API, the cache and the snapshot.
struct EpisodesPageRepository: EpisodesPageRepositoryContract {
    let remote: any EpisodeRemoteDataSourceContract
    let local: any EpisodeLocalDataSourceContract
    let snapshot: any EpisodeSnapshotDataSourceContract
    let freshness: Freshness
    private let fetches = SingleFlight<PageKey, Fetched<PageDTO<EpisodeDTO>>>()
    private let mapper = EpisodeMapper()
    private let errorMapper = EpisodeErrorMapper()

    func getEpisodesPage(page: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        try await searchEpisodesPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }

    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        let key = PageKey(page: page, criteria: filter.criteria)
        do {
            return try await fetches.run(key, cachePolicy) { () async throws(APIError) in
                try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(APIError) in try await remote.getEpisodesPage(key) },
                    cached: { () async throws(StorageFailure) in try await local.getEpisodesPage(key) },
                    save: { (page) async throws(StorageFailure) in
                        try await local.saveEpisodesPage(page, for: key)
                    },
                    remove: { () async throws(StorageFailure) in try await local.deleteEpisodesPage(key) },
                    bundled: { await snapshot.getEpisodesPage(key) })
            }.page(page, mapper)
        } catch {
            throw errorMapper.map((error, .page(page)))
        }
    }
}

extension EpisodesFilter {
    /// The criteria that have a value, with the names of the API.
    var criteria: [Criterion] { [Criterion](["name": name, "episode": code]) }
}
