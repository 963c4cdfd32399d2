import ChallengeCoreMocks
import ChallengeNetworking
import Testing

@testable import ChallengeCharacter

struct CharacterRemoteDataSourceMock: CharacterRemoteDataSourceContract {
    let one: MockedCall<Int, CharacterDTO, APIError>
    let several: MockedCall<[Int], [CharacterDTO], APIError>
    let page: MockedCall<CharactersPageKey, CharactersPageDTO, APIError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        one = MockedCall("getCharacter", unconfigured: .cancelled, sourceLocation: sourceLocation)
        several = MockedCall("getCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
        page = MockedCall("getCharactersPage", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO { try one(identifier) }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] { try several(identifiers) }

    func getCharactersPage(page: Int, filter: CharactersFilter) async throws(APIError) -> CharactersPageDTO {
        try self.page(CharactersPageKey(page: page, filter: filter))
    }
}
