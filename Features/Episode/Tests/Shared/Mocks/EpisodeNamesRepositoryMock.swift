import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeNamesRepositoryMock: EpisodeNamesRepositoryContract {
    let findEpisodes: MockedCall<PolicyInput<String>, NameMatches<Episode>, EpisodeError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        findEpisodes = MockedCall("findEpisodes", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> NameMatches<Episode> {
        try findEpisodes.call(PolicyInput(name, cachePolicy))
    }
}
