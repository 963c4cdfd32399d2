import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// The characters of the snapshot that ships with the program.
protocol CharacterSnapshotDataSourceContract: Sendable {
    /// Returns the characters that the snapshot has.
    func getCharacters(identifiers: [Int]) async -> Bundled<[CharacterDTO]>

    /// Returns `nil` for a page that the snapshot cannot answer.
    func getCharactersPage(_ key: PageKey) async -> Bundled<PageDTO<CharacterDTO>>?
}

struct CharacterSnapshotDataSource: CharacterSnapshotDataSourceContract {
    private let snapshot: SnapshotDataSource<CharacterSnapshotLine>

    init(api: APIConventions) {
        snapshot = SnapshotDataSource(.characters, api: api)
    }

    func getCharacters(identifiers: [Int]) async -> Bundled<[CharacterDTO]> {
        await snapshot.getItems(identifiers: identifiers)
    }

    func getCharactersPage(_ key: PageKey) async -> Bundled<PageDTO<CharacterDTO>>? {
        await snapshot.getPage(key)
    }
}
