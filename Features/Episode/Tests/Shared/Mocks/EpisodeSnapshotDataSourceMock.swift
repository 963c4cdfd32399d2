import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeEpisode

struct EpisodeSnapshotDataSourceMock: EpisodeSnapshotDataSourceContract {
    static let date = SnapshotDate("2024-10")

    let getEpisodes: MockedCall<[Int], Bundled<[EpisodeDTO]>, Never>
    let getEpisodesPage: MockedCall<PageKey, Bundled<PageDTO<EpisodeDTO>>?, Never>

    init(sourceEpisode: SourceEpisode = #_sourceEpisode) {
        let none = Bundled<[EpisodeDTO]>(value: [], asOf: Self.date)
        getEpisodes = MockedCall("getEpisodes", unconfigured: .success(none), sourceEpisode: sourceEpisode)
        getEpisodesPage = MockedCall("getEpisodesPage", unconfigured: .success(nil), sourceEpisode: sourceEpisode)
    }

    func getEpisodes(identifiers: [Int]) async -> Bundled<[EpisodeDTO]> { getEpisodes.call(identifiers) }

    func getEpisodesPage(_ key: PageKey) async -> Bundled<PageDTO<EpisodeDTO>>? { getEpisodesPage.call(key) }
}
