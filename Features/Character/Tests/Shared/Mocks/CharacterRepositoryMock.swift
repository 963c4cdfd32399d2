import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryMock: CharacterRepositoryContract {
    let searching = ItemSearchMock<Character>()
    let getCharacter: MockedCall<PolicyInput<Int>, Fetched<Character>, CharacterError>
    let getCharacters: MockedCall<PolicyInput<[Int]>, LookupResults<Int, Character>, CharacterError>
    let searchCharactersPage:
        MockedCall<PolicyInput<PageInput<CharactersFilter>>, Fetched<Page<Character>>, CharacterError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, CharacterError> {
            MockedCall(name, unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
        }
        getCharacter = call("getCharacter")
        getCharacters = call("getCharacters")
        searchCharactersPage = call("searchCharactersPage")
    }

    var search: any ItemSearchContract<Character> { searching }

    func getCharacter(identifier: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Character> {
        try getCharacter.call(PolicyInput(identifier, cachePolicy))
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> LookupResults<Int, Character> {
        try getCharacters.call(PolicyInput(identifiers, cachePolicy))
    }

    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>> {
        try searchCharactersPage.call(PolicyInput(PageInput(page: page, filter: filter), cachePolicy))
    }
}
