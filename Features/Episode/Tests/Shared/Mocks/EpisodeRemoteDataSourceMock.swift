import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeEpisode

struct EpisodeRemoteDataSourceMock: EpisodeRemoteDataSourceContract {
    let getEpisode: MockedCall<Int, EpisodeDTO, APIError>
    let getEpisodes: MockedCall<[Int], [EpisodeDTO], APIError>
    let getEpisodesPage: MockedCall<PageKey, PageDTO<EpisodeDTO>, APIError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getEpisode = MockedCall("getEpisode", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getEpisodes = MockedCall("getEpisodes", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getEpisodesPage = MockedCall("getEpisodesPage", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getEpisode(identifier: Int) async throws(APIError) -> EpisodeDTO { try getEpisode.call(identifier) }

    func getEpisodes(identifiers: [Int]) async throws(APIError) -> [EpisodeDTO] { try getEpisodes.call(identifiers) }

    func getEpisodesPage(_ key: PageKey) async throws(APIError) -> PageDTO<EpisodeDTO> { try getEpisodesPage.call(key) }
}
