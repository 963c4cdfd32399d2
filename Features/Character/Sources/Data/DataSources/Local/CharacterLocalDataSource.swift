import ChallengeCore
import ChallengeRepository

/// The characters in the cache, with the time at which each was fetched.
protocol CharacterLocalDataSourceContract: Sendable {
    /// Returns the cached characters, in request order.
    func getCharacters(identifiers: [Int]) async throws(StorageFailure) -> [Cached<CharacterDTO>]
    func saveCharacters(_ characters: [CharacterDTO]) async throws(StorageFailure)
    func deleteCharacters(identifiers: [Int]) async throws(StorageFailure)

    /// Returns the page if it and all of its characters are cached.
    func getCharactersPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<CharacterDTO>>?
    func saveCharactersPage(_ page: PageDTO<CharacterDTO>, for key: PageKey) async throws(StorageFailure)
    func deleteCharactersPage(_ key: PageKey) async throws(StorageFailure)
}

struct CharacterLocalDataSource: CharacterLocalDataSourceContract {
    let store: any LocalDataSourceContract<CharacterDTO>
    let freshness: Freshness

    func getCharacters(identifiers: [Int]) async throws(StorageFailure) -> [Cached<CharacterDTO>] {
        try await store.getItems(identifiers: identifiers)
    }

    func saveCharacters(_ characters: [CharacterDTO]) async throws(StorageFailure) {
        try await store.saveItems(characters, fetchedAt: freshness.now)
    }

    func deleteCharacters(identifiers: [Int]) async throws(StorageFailure) {
        try await store.deleteItems(identifiers: identifiers)
    }

    func getCharactersPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<CharacterDTO>>? {
        try await store.getPage(key)
    }

    func saveCharactersPage(_ page: PageDTO<CharacterDTO>, for key: PageKey) async throws(StorageFailure) {
        try await store.savePage(page, for: key, fetchedAt: freshness.now)
    }

    func deleteCharactersPage(_ key: PageKey) async throws(StorageFailure) {
        try await store.deletePage(key)
    }
}
