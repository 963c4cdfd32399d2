import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeRepositoryMock: EpisodeRepositoryContract {
    let getEpisode: MockedCall<PolicyInput<Int>, Fetched<Episode>, EpisodeError>
    let getEpisodes: MockedCall<PolicyInput<[Int]>, LookupResults<Int, Episode>, EpisodeError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getEpisode = MockedCall("getEpisode", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        getEpisodes = MockedCall("getEpisodes", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func getEpisode(identifier: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode> {
        try getEpisode.call(PolicyInput(identifier, cachePolicy))
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode> {
        try getEpisodes.call(PolicyInput(identifiers, cachePolicy))
    }
}
