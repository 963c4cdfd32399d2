import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct CharacterEpisodesMock: CharacterEpisodesContract {
    let getEpisodes: MockedCall<PolicyInput<[Int]>, LookupResults<Int, CharacterEpisode>, CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getEpisodes = MockedCall("getEpisodes", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CharacterEpisode> {
        try getEpisodes.call(PolicyInput(identifiers, cachePolicy))
    }
}
