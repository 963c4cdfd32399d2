import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeNamesRepositoryMock: EpisodeNamesRepositoryContract {
    let findEpisodes: MockedCall<PolicyInput<String>, NameMatches<Episode>, EpisodeError>
    let findEpisodesStartingWith: MockedCall<String, [Episode], EpisodeError>
    let searchEpisodes: MockedCall<String, Fetched<RankedMatches<Episode>>, EpisodeError>
    let getAllEpisodesCall: MockedCall<Void, Fetched<[Episode]>, EpisodeError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        findEpisodes = MockedCall("findEpisodes", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        findEpisodesStartingWith = MockedCall(
            "findEpisodesStartingWith", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        searchEpisodes = MockedCall("searchEpisodes", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        getAllEpisodesCall = MockedCall(
            "getAllEpisodes", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> NameMatches<Episode> {
        try findEpisodes.call(PolicyInput(name, cachePolicy))
    }

    func findEpisodes(startingWith text: String) async throws(EpisodeError) -> [Episode] {
        try findEpisodesStartingWith.call(text)
    }

    func searchEpisodes(text: String) async throws(EpisodeError) -> Fetched<RankedMatches<Episode>> {
        try searchEpisodes.call(text)
    }

    func getAllEpisodes() async throws(EpisodeError) -> Fetched<[Episode]> {
        try getAllEpisodesCall.call(())
    }
}
