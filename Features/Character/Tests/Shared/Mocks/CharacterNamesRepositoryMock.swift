import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct CharacterNamesRepositoryMock: CharacterNamesRepositoryContract {
    let findCharacters: MockedCall<PolicyInput<String>, NameMatches<Character>, CharacterError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        findCharacters = MockedCall("findCharacters", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> NameMatches<Character> {
        try findCharacters.call(PolicyInput(name, cachePolicy))
    }
}
