import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodesPageRepositoryMock: EpisodesPageRepositoryContract {
    struct Search: Equatable, Sendable {
        let page: Int
        let filter: EpisodesFilter
    }

    let getEpisodesPage: MockedCall<PolicyInput<Int>, Fetched<Page<Episode>>, EpisodeError>
    let searchEpisodesPage: MockedCall<PolicyInput<Search>, Fetched<Page<Episode>>, EpisodeError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getEpisodesPage = MockedCall(
            "getEpisodesPage", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        searchEpisodesPage = MockedCall(
            "searchEpisodesPage", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func getEpisodesPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        try getEpisodesPage.call(PolicyInput(page, cachePolicy))
    }

    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        try searchEpisodesPage.call(PolicyInput(Search(page: page, filter: filter), cachePolicy))
    }
}
