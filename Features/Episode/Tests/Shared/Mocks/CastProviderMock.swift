import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct CastProviderMock: CastProviderContract {
    let getCharacters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, CastMember>, CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getCharacters = MockedCall("getCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CastMember> {
        try getCharacters.call(PolicyInput(identifiers, cachePolicy))
    }
}
