import ChallengeCore
import ChallengePersistence

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Characters and pages as they were last fetched.
///
/// A character is kept once, however it arrived; a page keeps the order of its characters and what it says of itself.
protocol CharacterLocalDataSourceContract: Sendable {
    /// Those of the characters that are kept, in the order asked for.
    func getCharacters(identifiers: [Int]) async throws(DatabaseError) -> [Stored<CharacterDTO>]
    func saveCharacters(_ characters: [CharacterDTO], fetchedAt: Date) async throws(DatabaseError)
    func deleteCharacters(identifiers: [Int]) async throws(DatabaseError)

    /// The page, when it and all its characters are kept.
    func getPage(_ key: CharactersPageKey) async throws(DatabaseError) -> Stored<CharactersPageDTO>?
    func savePage(_ page: CharactersPageDTO, for key: CharactersPageKey, fetchedAt: Date) async throws(DatabaseError)
    func deletePage(_ key: CharactersPageKey) async throws(DatabaseError)
}
