import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeRepositoryMock: EpisodeRepositoryContract {
    let searching = ItemSearchMock<Episode>()
    let getEpisode: MockedCall<PolicyInput<Int>, Fetched<Episode>, EpisodeError>
    let getEpisodes: MockedCall<PolicyInput<[Int]>, LookupResults<Int, Episode>, EpisodeError>
    let searchEpisodesPage: MockedCall<PolicyInput<PageInput<EpisodesFilter>>, Fetched<Page<Episode>>, EpisodeError>
    let getIdentifiers: MockedCall<[EpisodeCode], [EpisodeCode: Int], Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, EpisodeError> {
            MockedCall(name, unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
        }
        getEpisode = call("getEpisode")
        getEpisodes = call("getEpisodes")
        searchEpisodesPage = call("searchEpisodesPage")
        getIdentifiers = MockedCall("getIdentifiers", unconfigured: .success([:]), sourceLocation: sourceLocation)
    }

    var search: any ItemSearchContract<Episode> { searching }

    func getEpisode(identifier: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode> {
        try getEpisode.call(PolicyInput(identifier, cachePolicy))
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode> {
        try getEpisodes.call(PolicyInput(identifiers, cachePolicy))
    }

    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        try searchEpisodesPage.call(PolicyInput(PageInput(page: page, filter: filter), cachePolicy))
    }

    func getIdentifiers(codes: [EpisodeCode]) async -> [EpisodeCode: Int] { getIdentifiers.call(codes) }
}
