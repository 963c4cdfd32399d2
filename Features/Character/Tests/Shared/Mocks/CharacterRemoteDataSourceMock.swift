import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeCharacter

struct CharacterRemoteDataSourceMock: CharacterRemoteDataSourceContract {
    let getCharacter: MockedCall<Int, CharacterDTO, APIError>
    let getCharacters: MockedCall<[Int], [CharacterDTO], APIError>
    let getCharactersPage: MockedCall<PageKey, PageDTO<CharacterDTO>, APIError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getCharacter = MockedCall("getCharacter", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getCharacters = MockedCall("getCharacters", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getCharactersPage = MockedCall("getCharactersPage", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getCharacter(identifier: Int) async throws(APIError) -> CharacterDTO { try getCharacter.call(identifier) }

    func getCharacters(identifiers: [Int]) async throws(APIError) -> [CharacterDTO] {
        try getCharacters.call(identifiers)
    }

    func getCharactersPage(_ key: PageKey) async throws(APIError) -> PageDTO<CharacterDTO> {
        try getCharactersPage.call(key)
    }
}
