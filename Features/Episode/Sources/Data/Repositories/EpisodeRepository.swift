import ChallengeCore
import ChallengeRepository

/// Episodes by their identifiers, from the API, the cache and the snapshot.
struct EpisodeRepository: EpisodeRepositoryContract {
    let cached: CachedRepository<EpisodeDTO, EpisodeError>
    private let mapper = EpisodeMapper()

    init(cached: CachedRepository<EpisodeDTO, EpisodeError>) {
        self.cached = cached
    }

    func getEpisode(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Episode, EpisodeError> {
        try await cached.getItem(identifier: identifier, cachePolicy: cachePolicy).map(mapper.map)
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Batch<Int, Episode, EpisodeError> {
        try await cached.getItems(identifiers: identifiers, cachePolicy: cachePolicy).map(mapper.map)
    }
}
