import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// The characters of the snapshot, which is part of the executable.
protocol CharacterSnapshotDataSourceContract: Sendable {
    /// Returns the requested characters that are in the snapshot.
    func getCharacters(identifiers: [Int]) async -> Bundled<[CharacterDTO]>

    /// Returns `nil` if a criterion is unknown or the page is after the last one.
    func getCharactersPage(_ key: PageKey) async -> Bundled<PageDTO<CharacterDTO>>?
}

struct CharacterSnapshotDataSource: CharacterSnapshotDataSourceContract {
    let snapshot: SnapshotDataSource<CharacterSnapshotLine>

    init(api: APIConventions) {
        snapshot = SnapshotDataSource(.snapshot, collection: CharacterDTO.table, api: api)
    }

    func getCharacters(identifiers: [Int]) async -> Bundled<[CharacterDTO]> {
        await snapshot.getItems(identifiers: identifiers)
    }

    func getCharactersPage(_ key: PageKey) async -> Bundled<PageDTO<CharacterDTO>>? {
        await snapshot.getPage(key)
    }
}
