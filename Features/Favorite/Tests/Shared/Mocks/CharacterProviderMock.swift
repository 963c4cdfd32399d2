import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct CharacterProviderMock: CharacterProviderContract {
    let getCharacters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, FavoriteCharacter>, CollectionFailure>
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
    ) async throws(CollectionFailure) -> LookupResults<Int, FavoriteCharacter> {
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

extension CharacterProviderMock {
    /// Makes every call return these characters from the remote, and the other results.
    func setFound(_ identifiers: [Int], others: [(Int, LookupResult<FavoriteCharacter>)] = []) {
        getCharacters.setResult(
            .success(
                LookupResults(
                    identifiers.map { .init($0, .found(Fetched(value: .stub(id: $0), origin: .remote))) }
                        + others.map { .init($0.0, $0.1) })))
    }
}
