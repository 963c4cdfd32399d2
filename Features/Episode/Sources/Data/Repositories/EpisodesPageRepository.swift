import ChallengeCore
import ChallengeRepository

/// Pages of episodes from the API, the cache and the snapshot.
struct EpisodesPageRepository: EpisodesPageRepositoryContract {
    let cached: CachedRepository<EpisodeDTO, EpisodeError>
    private let mapper = PageMapper(items: EpisodeMapper())

    init(cached: CachedRepository<EpisodeDTO, EpisodeError>) {
        self.cached = cached
    }

    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>, EpisodeError> {
        try await cached.getPage(PageKey(page: page, criteria: filter.criteria), cachePolicy: cachePolicy)
            .map { mapper.map(($0, page)) }
    }
}
