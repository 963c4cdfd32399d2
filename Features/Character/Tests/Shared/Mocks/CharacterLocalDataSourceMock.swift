import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterLocalDataSourceMock: CharacterLocalDataSourceContract {
    let reading: MockedCall<[Int], [Stored<CharacterDTO>], DatabaseError>
    let saving: MockedCall<[CharacterDTO], Void, DatabaseError>
    let deleting: MockedCall<[Int], Void, DatabaseError>
    let readingPage: MockedCall<CharactersPageKey, Stored<CharactersPageDTO>?, DatabaseError>
    let savingPage: MockedCall<CharactersPageDTO, Void, DatabaseError>
    let deletingPage: MockedCall<CharactersPageKey, Void, DatabaseError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        reading = MockedCall("getCharacters", unconfigured: .busy, sourceLocation: sourceLocation)
        saving = MockedCall("saveCharacters", unconfigured: .busy, sourceLocation: sourceLocation)
        deleting = MockedCall("deleteCharacters", unconfigured: .busy, sourceLocation: sourceLocation)
        readingPage = MockedCall("getPage", unconfigured: .busy, sourceLocation: sourceLocation)
        savingPage = MockedCall("savePage", unconfigured: .busy, sourceLocation: sourceLocation)
        deletingPage = MockedCall("deletePage", unconfigured: .busy, sourceLocation: sourceLocation)
    }

    func getCharacters(identifiers: [Int]) async throws(DatabaseError) -> [Stored<CharacterDTO>] {
        try reading(identifiers)
    }

    func saveCharacters(_ characters: [CharacterDTO], fetchedAt: Date) async throws(DatabaseError) {
        try saving(characters)
    }

    func deleteCharacters(identifiers: [Int]) async throws(DatabaseError) { try deleting(identifiers) }

    func getPage(_ key: CharactersPageKey) async throws(DatabaseError) -> Stored<CharactersPageDTO>? {
        try readingPage(key)
    }

    func savePage(
        _ page: CharactersPageDTO, for key: CharactersPageKey, fetchedAt: Date
    ) async throws(DatabaseError) {
        try savingPage(page)
    }

    func deletePage(_ key: CharactersPageKey) async throws(DatabaseError) { try deletingPage(key) }
}
