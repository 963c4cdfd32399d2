import ChallengeCore
import ChallengeRepository

/// Episodes by identifier, from the API, the cache and the snapshot.
struct EpisodeRepository: EpisodeRepositoryContract {
    let remote: any EpisodeRemoteDataSourceContract
    let local: any EpisodeLocalDataSourceContract
    let snapshot: any EpisodeSnapshotDataSourceContract
    let freshness: Freshness
    private let fetches = SingleFlight<Int, Fetched<EpisodeDTO>>()
    private let mapper = EpisodeMapper()
    private let errorMapper = EpisodeErrorMapper()

    func getEpisode(identifier: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode> {
        do {
            return try await fetches.run(identifier, cachePolicy) { () async throws(APIError) in
                try await cachePolicy.fetch(
                    freshness: freshness,
                    remote: { () async throws(APIError) in try await remote.getEpisode(identifier: identifier) },
                    cached: { () async throws(StorageFailure) in
                        try await local.getEpisodes(identifiers: [identifier]).first
                    },
                    save: { (episode) async throws(StorageFailure) in try await local.saveEpisodes([episode]) },
                    remove: { () async throws(StorageFailure) in
                        try await local.deleteEpisodes(identifiers: [identifier])
                    },
                    bundled: { await snapshot.getEpisodes(identifiers: [identifier]).first })
            }.map(mapper.map)
        } catch {
            throw errorMapper.map((error, .item(identifier)))
        }
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode> {
        do {
            return try await cachePolicy.fetchItems(
                identifiers,
                freshness: freshness,
                remote: { (identifiers) async throws(APIError) in
                    try await remote.getEpisodes(identifiers: identifiers)
                },
                cached: { (identifiers) async throws(StorageFailure) in
                    try await local.getEpisodes(identifiers: identifiers)
                },
                save: { (episodes) async throws(StorageFailure) in try await local.saveEpisodes(episodes) },
                remove: { (identifiers) async throws(StorageFailure) in
                    try await local.deleteEpisodes(identifiers: identifiers)
                },
                bundled: { identifiers in await snapshot.getEpisodes(identifiers: identifiers) }
            ).map(mapper.map)
        } catch {
            throw errorMapper.map((error, .items))
        }
    }
}
