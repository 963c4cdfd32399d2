import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeEpisode

struct EpisodeLocalDataSourceMock: EpisodeLocalDataSourceContract {
    let getEpisodes: MockedCall<[Int], [Stored<EpisodeDTO>], StorageFailure>
    let saveEpisodes: MockedCall<[EpisodeDTO], Void, StorageFailure>
    let deleteEpisodes: MockedCall<[Int], Void, StorageFailure>
    let getEpisodesPage: MockedCall<PageKey, Stored<PageDTO<EpisodeDTO>>?, StorageFailure>
    let saveEpisodesPage: MockedCall<PageDTO<EpisodeDTO>, Void, StorageFailure>
    let deleteEpisodesPage: MockedCall<PageKey, Void, StorageFailure>

    init(sourceEpisode: SourceEpisode = #_sourceEpisode) {
        getEpisodes = MockedCall("getEpisodes", unconfigured: .busy, sourceEpisode: sourceEpisode)
        saveEpisodes = MockedCall("saveEpisodes", unconfigured: .busy, sourceEpisode: sourceEpisode)
        deleteEpisodes = MockedCall("deleteEpisodes", unconfigured: .busy, sourceEpisode: sourceEpisode)
        getEpisodesPage = MockedCall("getEpisodesPage", unconfigured: .busy, sourceEpisode: sourceEpisode)
        saveEpisodesPage = MockedCall("saveEpisodesPage", unconfigured: .busy, sourceEpisode: sourceEpisode)
        deleteEpisodesPage = MockedCall("deleteEpisodesPage", unconfigured: .busy, sourceEpisode: sourceEpisode)
    }

    func getEpisodes(identifiers: [Int]) async throws(StorageFailure) -> [Stored<EpisodeDTO>] {
        try getEpisodes.call(identifiers)
    }

    func saveEpisodes(_ episodes: [EpisodeDTO]) async throws(StorageFailure) { try saveEpisodes.call(episodes) }

    func deleteEpisodes(identifiers: [Int]) async throws(StorageFailure) { try deleteEpisodes.call(identifiers) }

    func getEpisodesPage(_ key: PageKey) async throws(StorageFailure) -> Stored<PageDTO<EpisodeDTO>>? {
        try getEpisodesPage.call(key)
    }

    func saveEpisodesPage(_ page: PageDTO<EpisodeDTO>, for key: PageKey) async throws(StorageFailure) {
        try saveEpisodesPage.call(page)
    }

    func deleteEpisodesPage(_ key: PageKey) async throws(StorageFailure) { try deleteEpisodesPage.call(key) }
}
