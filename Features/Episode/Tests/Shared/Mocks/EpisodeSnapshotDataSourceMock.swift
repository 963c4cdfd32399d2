import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeEpisode

struct EpisodeSnapshotDataSourceMock: EpisodeSnapshotDataSourceContract {
    static let date = SnapshotDate("2024-10")

    let getEpisodes: MockedCall<[Int], Bundled<[EpisodeDTO]>, Never>
    let getEpisodesPage: MockedCall<PageKey, Bundled<PageDTO<EpisodeDTO>>?, Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let none = Bundled<[EpisodeDTO]>(value: [], asOf: Self.date)
        getEpisodes = MockedCall("getEpisodes", unconfigured: .success(none), sourceLocation: sourceLocation)
        getEpisodesPage = MockedCall("getEpisodesPage", unconfigured: .success(nil), sourceLocation: sourceLocation)
    }

    func getEpisodes(identifiers: [Int]) async -> Bundled<[EpisodeDTO]> { getEpisodes.call(identifiers) }

    func getEpisodesPage(_ key: PageKey) async -> Bundled<PageDTO<EpisodeDTO>>? { getEpisodesPage.call(key) }
}
