import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

/// The characters of the other feature; each call is recorded.
struct CastPortMock {
    let characters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, CastMember>, APIError>
    let named: MockedCall<PolicyInput<String>, NameMatches<NamedItem>, APIError>
    let starting: MockedCall<String, [NamedItem], Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        characters = MockedCall("characters", unconfigured: .cancelled, sourceLocation: sourceLocation)
        named = MockedCall("named", unconfigured: .cancelled, sourceLocation: sourceLocation)
        starting = MockedCall("starting", unconfigured: .success([]), sourceLocation: sourceLocation)
    }

    var port: CastPort {
        CastPort(
            characters: { [characters] (identifiers, policy) async throws(APIError) in
                try characters.call(PolicyInput(identifiers, policy))
            },
            names: NamedItems(
                named: { [named] (name, policy) async throws(APIError) in try named.call(PolicyInput(name, policy)) },
                starting: { [starting] in starting.call($0) },
                matching: { _ in Fetched(value: RankedMatches(), origin: .remote) },
                keys: { Fetched(value: [], origin: .remote) }))
    }
}
