import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryMock: CharacterRepositoryContract {
    let getCharacter: MockedCall<PolicyInput<Int>, Fetched<Character>, CharacterError>
    let getCharacters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, Character>, CharacterError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getCharacter = MockedCall("getCharacter", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        getCharacters = MockedCall("getCharacters", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func getCharacter(identifier: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Character> {
        try getCharacter.call(PolicyInput(identifier, cachePolicy))
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> LookupResults<Int, Character> {
        try getCharacters.call(PolicyInput(identifiers, cachePolicy))
    }
}
