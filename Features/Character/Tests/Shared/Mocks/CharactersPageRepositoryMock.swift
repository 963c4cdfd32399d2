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

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getCharactersPage = MockedCall(
            "getCharactersPage", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
        searchCharactersPage = MockedCall(
            "searchCharactersPage", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
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
