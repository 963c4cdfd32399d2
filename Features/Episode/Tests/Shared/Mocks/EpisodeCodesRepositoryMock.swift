import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeCodesRepositoryMock: EpisodeCodesRepositoryContract {
    let getIdentifiers: MockedCall<PolicyInput<[EpisodeCode]>, [EpisodeCode: Int], EpisodeError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getIdentifiers = MockedCall("getIdentifiers", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func getIdentifiers(
        codes: [EpisodeCode], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: Int] {
        try getIdentifiers.call(PolicyInput(codes, cachePolicy))
    }
}
