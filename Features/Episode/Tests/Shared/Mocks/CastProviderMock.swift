import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeEpisode

struct CastProviderMock: CastProviderContract {
    let getCharacters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, CastMember>, CollectionFailure>
    let findCharacters: MockedCall<PolicyInput<String>, NameMatches<NamedItem>, CollectionFailure>
    let findCharactersStartingWith: MockedCall<String, [NamedItem], CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getCharacters = MockedCall("getCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
        findCharacters = MockedCall("findCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
        findCharactersStartingWith = MockedCall(
            "findCharactersStartingWith", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CastMember> {
        try getCharacters.call(PolicyInput(identifiers, cachePolicy))
    }

    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        try findCharacters.call(PolicyInput(name, cachePolicy))
    }

    func findCharacters(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        try findCharactersStartingWith.call(text)
    }
}
