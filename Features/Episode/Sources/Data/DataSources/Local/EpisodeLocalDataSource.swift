import ChallengeCore
import ChallengeRepository

/// The episodes in the cache, with the time at which each was fetched.
protocol EpisodeLocalDataSourceContract: Sendable {
    /// Returns the cached episodes, in request order.
    func getEpisodes(identifiers: [Int]) async throws(StorageFailure) -> [Cached<EpisodeDTO>]
    func saveEpisodes(_ episodes: [EpisodeDTO]) async throws(StorageFailure)
    func deleteEpisodes(identifiers: [Int]) async throws(StorageFailure)

    /// Returns the page if it and all of its episodes are cached.
    func getEpisodesPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<EpisodeDTO>>?
    func saveEpisodesPage(_ page: PageDTO<EpisodeDTO>, for key: PageKey) async throws(StorageFailure)
    func deleteEpisodesPage(_ key: PageKey) async throws(StorageFailure)
}

struct EpisodeLocalDataSource: EpisodeLocalDataSourceContract {
    let store: any LocalDataSourceContract<EpisodeDTO>
    let freshness: Freshness

    func getEpisodes(identifiers: [Int]) async throws(StorageFailure) -> [Cached<EpisodeDTO>] {
        try await store.getItems(identifiers: identifiers)
    }

    func saveEpisodes(_ episodes: [EpisodeDTO]) async throws(StorageFailure) {
        try await store.saveItems(episodes, fetchedAt: freshness.now)
    }

    func deleteEpisodes(identifiers: [Int]) async throws(StorageFailure) {
        try await store.deleteItems(identifiers: identifiers)
    }

    func getEpisodesPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<EpisodeDTO>>? {
        try await store.getPage(key)
    }

    func saveEpisodesPage(_ page: PageDTO<EpisodeDTO>, for key: PageKey) async throws(StorageFailure) {
        try await store.savePage(page, for: key, fetchedAt: freshness.now)
    }

    func deleteEpisodesPage(_ key: PageKey) async throws(StorageFailure) {
        try await store.deletePage(key)
    }
}
