import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct CharacterNamesRepositoryMock: CharacterNamesRepositoryContract {
    let findCharacters: MockedCall<PolicyInput<String>, NameMatches<Character>, CharacterError>
    let findCharactersStartingWith: MockedCall<String, [Character], CharacterError>
    let searchCharacters: MockedCall<String, Fetched<RankedMatches<Character>>, CharacterError>
    let getAllCharactersCall: MockedCall<Void, Fetched<[Character]>, CharacterError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        findCharacters = MockedCall("findCharacters", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        findCharactersStartingWith = MockedCall(
            "findCharactersStartingWith", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        searchCharacters = MockedCall(
            "searchCharacters", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        getAllCharactersCall = MockedCall(
            "getAllCharacters", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> NameMatches<Character> {
        try findCharacters.call(PolicyInput(name, cachePolicy))
    }

    func findCharacters(startingWith text: String) async throws(CharacterError) -> [Character] {
        try findCharactersStartingWith.call(text)
    }

    func searchCharacters(text: String) async throws(CharacterError) -> Fetched<RankedMatches<Character>> {
        try searchCharacters.call(text)
    }

    func getAllCharacters() async throws(CharacterError) -> Fetched<[Character]> {
        try getAllCharactersCall.call(())
    }
}
