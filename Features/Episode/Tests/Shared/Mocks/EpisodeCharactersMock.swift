import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeCharactersMock: EpisodeCharactersContract {
    let getting: MockedCall<[Int], Batch<Int, EpisodeCharacter, RelatedFailure>, RelatedFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getting = MockedCall("getCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(RelatedFailure) -> Batch<Int, EpisodeCharacter, RelatedFailure> { try getting(identifiers) }
}
