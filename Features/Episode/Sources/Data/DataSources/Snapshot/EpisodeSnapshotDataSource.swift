import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// The episodes of the snapshot that ships with the program.
protocol EpisodeSnapshotDataSourceContract: Sendable {
    /// Returns the episodes that the snapshot has.
    func getEpisodes(identifiers: [Int]) async -> Bundled<[EpisodeDTO]>

    /// Returns `nil` for a page that the snapshot cannot answer.
    func getEpisodesPage(_ key: PageKey) async -> Bundled<PageDTO<EpisodeDTO>>?
}

struct EpisodeSnapshotDataSource: EpisodeSnapshotDataSourceContract {
    private let snapshot: SnapshotDataSource<EpisodeSnapshotLine>

    init(api: APIConventions) {
        snapshot = SnapshotDataSource(.episodes, api: api)
    }

    func getEpisodes(identifiers: [Int]) async -> Bundled<[EpisodeDTO]> {
        await snapshot.getItems(identifiers: identifiers)
    }

    func getEpisodesPage(_ key: PageKey) async -> Bundled<PageDTO<EpisodeDTO>>? {
        await snapshot.getPage(key)
    }
}
