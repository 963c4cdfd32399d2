import ChallengeCore
import ChallengePersistence

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Memory in front of a slower store: what was read or written once in this process is not read again.
struct CharacterLayeredDataSource: CharacterLocalDataSourceContract {
    let front: CharacterMemoryDataSource
    let back: any CharacterLocalDataSourceContract

    func getCharacters(identifiers: [Int]) async throws(DatabaseError) -> [Stored<CharacterDTO>] {
        let near = await front.getCharacters(identifiers: identifiers)
        if near.count == identifiers.count { return near }
        let far = try await back.getCharacters(identifiers: identifiers)
        for character in far { await front.saveCharacters([character.value], fetchedAt: character.fetchedAt) }
        return far
    }

    func saveCharacters(_ characters: [CharacterDTO], fetchedAt: Date) async throws(DatabaseError) {
        await front.saveCharacters(characters, fetchedAt: fetchedAt)
        try await back.saveCharacters(characters, fetchedAt: fetchedAt)
    }

    func deleteCharacters(identifiers: [Int]) async throws(DatabaseError) {
        await front.deleteCharacters(identifiers: identifiers)
        try await back.deleteCharacters(identifiers: identifiers)
    }

    func getPage(_ key: CharactersPageKey) async throws(DatabaseError) -> Stored<CharactersPageDTO>? {
        if let near = await front.getPage(key) { return near }
        return try await back.getPage(key)
    }

    func savePage(
        _ page: CharactersPageDTO, for key: CharactersPageKey, fetchedAt: Date
    ) async throws(DatabaseError) {
        await front.savePage(page, for: key, fetchedAt: fetchedAt)
        try await back.savePage(page, for: key, fetchedAt: fetchedAt)
    }

    func deletePage(_ key: CharactersPageKey) async throws(DatabaseError) {
        await front.deletePage(key)
        try await back.deletePage(key)
    }
}
