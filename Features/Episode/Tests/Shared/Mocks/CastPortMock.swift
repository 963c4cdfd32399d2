import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

/// The characters of the other feature; each call is recorded.
struct CastPortMock {
    let characters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, CastMember>, APIError>
    let saved = ItemSearchMock<NamedItem>()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        characters = MockedCall("characters", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    var port: CastPort {
        CastPort(
            characters: { [characters] (identifiers, policy) async throws(APIError) in
                try characters.call(PolicyInput(identifiers, policy))
            },
            names: NamedItems(saved))
    }
}
