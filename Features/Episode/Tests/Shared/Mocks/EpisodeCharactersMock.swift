import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct EpisodeCharactersMock: EpisodeCharactersContract {
    let getCharacters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, EpisodeCharacter>, CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getCharacters = MockedCall("getCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, EpisodeCharacter> {
        try getCharacters.call(PolicyInput(identifiers, cachePolicy))
    }
}
