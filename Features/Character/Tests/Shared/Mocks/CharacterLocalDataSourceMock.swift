import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeCharacter

struct CharacterLocalDataSourceMock: CharacterLocalDataSourceContract {
    let getCharacters: MockedCall<[Int], [Stored<CharacterDTO>], StorageFailure>
    let saveCharacters: MockedCall<[CharacterDTO], Void, StorageFailure>
    let deleteCharacters: MockedCall<[Int], Void, StorageFailure>
    let getCharactersPage: MockedCall<PageKey, Stored<PageDTO<CharacterDTO>>?, StorageFailure>
    let saveCharactersPage: MockedCall<PageDTO<CharacterDTO>, Void, StorageFailure>
    let deleteCharactersPage: MockedCall<PageKey, Void, StorageFailure>

    init(sourceCharacter: SourceCharacter = #_sourceCharacter) {
        getCharacters = MockedCall("getCharacters", unconfigured: .busy, sourceCharacter: sourceCharacter)
        saveCharacters = MockedCall("saveCharacters", unconfigured: .busy, sourceCharacter: sourceCharacter)
        deleteCharacters = MockedCall("deleteCharacters", unconfigured: .busy, sourceCharacter: sourceCharacter)
        getCharactersPage = MockedCall("getCharactersPage", unconfigured: .busy, sourceCharacter: sourceCharacter)
        saveCharactersPage = MockedCall("saveCharactersPage", unconfigured: .busy, sourceCharacter: sourceCharacter)
        deleteCharactersPage = MockedCall("deleteCharactersPage", unconfigured: .busy, sourceCharacter: sourceCharacter)
    }

    func getCharacters(identifiers: [Int]) async throws(StorageFailure) -> [Stored<CharacterDTO>] {
        try getCharacters.call(identifiers)
    }

    func saveCharacters(_ characters: [CharacterDTO]) async throws(StorageFailure) {
        try saveCharacters.call(characters)
    }

    func deleteCharacters(identifiers: [Int]) async throws(StorageFailure) { try deleteCharacters.call(identifiers) }

    func getCharactersPage(_ key: PageKey) async throws(StorageFailure) -> Stored<PageDTO<CharacterDTO>>? {
        try getCharactersPage.call(key)
    }

    func saveCharactersPage(_ page: PageDTO<CharacterDTO>, for key: PageKey) async throws(StorageFailure) {
        try saveCharactersPage.call(page)
    }

    func deleteCharactersPage(_ key: PageKey) async throws(StorageFailure) { try deleteCharactersPage.call(key) }
}
