import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct CharactersPageRepositoryMock: CharactersPageRepositoryContract {
    struct Search: Equatable, Sendable {
        let page: Int
        let filter: CharactersFilter
    }

    let getCharactersPage: MockedCall<PolicyInput<Int>, Fetched<Page<Character>>, CharacterError>
    let searchCharactersPage: MockedCall<PolicyInput<Search>, Fetched<Page<Character>>, CharacterError>

    init(sourceCharacter: SourceCharacter = #_sourceCharacter) {
        getCharactersPage = MockedCall(
            "getCharactersPage", unconfigured: .failed(.cancelled), sourceCharacter: sourceCharacter)
        searchCharactersPage = MockedCall(
            "searchCharactersPage", unconfigured: .failed(.cancelled), sourceCharacter: sourceCharacter)
    }

    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>> {
        try getCharactersPage.call(PolicyInput(page, cachePolicy))
    }

    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>> {
        try searchCharactersPage.call(PolicyInput(Search(page: page, filter: filter), cachePolicy))
    }
}
