import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeCharacter

struct CharacterLocalDataSourceMock: CharacterLocalDataSourceContract {
    let getCharacters: MockedCall<[Int], [Cached<CharacterDTO>], StorageFailure>
    let saveCharacters: MockedCall<[CharacterDTO], Void, StorageFailure>
    let deleteCharacters: MockedCall<[Int], Void, StorageFailure>
    let getCharactersPage: MockedCall<PageKey, Cached<PageDTO<CharacterDTO>>?, StorageFailure>
    let saveCharactersPage: MockedCall<PageDTO<CharacterDTO>, Void, StorageFailure>
    let deleteCharactersPage: MockedCall<PageKey, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getCharacters = MockedCall("getCharacters", unconfigured: .busy, sourceLocation: sourceLocation)
        saveCharacters = MockedCall("saveCharacters", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteCharacters = MockedCall("deleteCharacters", unconfigured: .busy, sourceLocation: sourceLocation)
        getCharactersPage = MockedCall("getCharactersPage", unconfigured: .busy, sourceLocation: sourceLocation)
        saveCharactersPage = MockedCall("saveCharactersPage", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteCharactersPage = MockedCall("deleteCharactersPage", unconfigured: .busy, sourceLocation: sourceLocation)
    }

    func getCharacters(identifiers: [Int]) async throws(StorageFailure) -> [Cached<CharacterDTO>] {
        try getCharacters.call(identifiers)
    }

    func saveCharacters(_ characters: [CharacterDTO]) async throws(StorageFailure) {
        try saveCharacters.call(characters)
    }

    func deleteCharacters(identifiers: [Int]) async throws(StorageFailure) { try deleteCharacters.call(identifiers) }

    func getCharactersPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<CharacterDTO>>? {
        try getCharactersPage.call(key)
    }

    func saveCharactersPage(_ page: PageDTO<CharacterDTO>, for key: PageKey) async throws(StorageFailure) {
        try saveCharactersPage.call(page)
    }

    func deleteCharactersPage(_ key: PageKey) async throws(StorageFailure) { try deleteCharactersPage.call(key) }
}
