import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeEpisode

struct EpisodeLocalDataSourceMock: EpisodeLocalDataSourceContract {
    let getEpisodes: MockedCall<[Int], [Cached<EpisodeDTO>], StorageFailure>
    let saveEpisodes: MockedCall<[EpisodeDTO], Void, StorageFailure>
    let deleteEpisodes: MockedCall<[Int], Void, StorageFailure>
    let getEpisodesPage: MockedCall<PageKey, Cached<PageDTO<EpisodeDTO>>?, StorageFailure>
    let saveEpisodesPage: MockedCall<PageDTO<EpisodeDTO>, Void, StorageFailure>
    let deleteEpisodesPage: MockedCall<PageKey, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getEpisodes = MockedCall("getEpisodes", unconfigured: .busy, sourceLocation: sourceLocation)
        saveEpisodes = MockedCall("saveEpisodes", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteEpisodes = MockedCall("deleteEpisodes", unconfigured: .busy, sourceLocation: sourceLocation)
        getEpisodesPage = MockedCall("getEpisodesPage", unconfigured: .busy, sourceLocation: sourceLocation)
        saveEpisodesPage = MockedCall("saveEpisodesPage", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteEpisodesPage = MockedCall("deleteEpisodesPage", unconfigured: .busy, sourceLocation: sourceLocation)
    }

    func getEpisodes(identifiers: [Int]) async throws(StorageFailure) -> [Cached<EpisodeDTO>] {
        try getEpisodes.call(identifiers)
    }

    func saveEpisodes(_ episodes: [EpisodeDTO]) async throws(StorageFailure) { try saveEpisodes.call(episodes) }

    func deleteEpisodes(identifiers: [Int]) async throws(StorageFailure) { try deleteEpisodes.call(identifiers) }

    func getEpisodesPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<EpisodeDTO>>? {
        try getEpisodesPage.call(key)
    }

    func saveEpisodesPage(_ page: PageDTO<EpisodeDTO>, for key: PageKey) async throws(StorageFailure) {
        try saveEpisodesPage.call(page)
    }

    func deleteEpisodesPage(_ key: PageKey) async throws(StorageFailure) { try deleteEpisodesPage.call(key) }
}
