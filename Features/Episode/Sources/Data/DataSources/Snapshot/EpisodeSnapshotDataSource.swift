import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// The episodes of the snapshot, which is part of the executable.
protocol EpisodeSnapshotDataSourceContract: Sendable {
    /// Returns the requested episodes that are in the snapshot.
    func getEpisodes(identifiers: [Int]) async -> Bundled<[EpisodeDTO]>

    /// Returns `nil` if a criterion is unknown or the page is after the last one.
    func getEpisodesPage(_ key: PageKey) async -> Bundled<PageDTO<EpisodeDTO>>?
}

struct EpisodeSnapshotDataSource: EpisodeSnapshotDataSourceContract {
    let snapshot: SnapshotDataSource<EpisodeSnapshotLine>

    init(api: APIConventions) {
        snapshot = SnapshotDataSource(.snapshot, collection: EpisodeDTO.table, api: api)
    }

    func getEpisodes(identifiers: [Int]) async -> Bundled<[EpisodeDTO]> {
        await snapshot.getItems(identifiers: identifiers)
    }

    func getEpisodesPage(_ key: PageKey) async -> Bundled<PageDTO<EpisodeDTO>>? {
        await snapshot.getPage(key)
    }
}
