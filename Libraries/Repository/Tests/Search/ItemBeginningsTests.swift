import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Testing

@testable import ChallengeRepository

/// The items that an unfinished word can mean.
struct ItemBeginningsTests {
    private let cache = NoteDTO.local()
    private let clock = ClockMock()

    /// Returns the names that the search finds in the cache and in a snapshot with two notes.
    private func names(_ text: String, cache: SQLiteDataSource<NoteDTO>? = nil) async -> [String] {
        let snapshot = NoteDTO.snapshot([NoteDTO(name: "Rick"), NoteDTO(id: 12, name: "Élan Rick")])
        return await ItemSearch(cache: cache ?? self.cache, snapshot: snapshot).items(startingWith: text).map(\.name)
    }

    @Test(arguments: [
        ("r", ["Rick"]), ("RICK", ["Rick"]), ("élan r", ["Élan Rick"]), ("1", ["Rick", "Élan Rick"]),
        ("12", ["Élan Rick"]),
        ("", ["Rick", "Élan Rick"]), ("x", []), ("ick", []),
    ])
    func `names and identifiers that start with the text are found in the snapshot`(
        text: String, expected: [String]
    ) async {
        #expect(await names(text) == expected)
    }

    @Test func `an item of the cache takes the place of that in the snapshot`() async throws {
        try await cache.saveItems([NoteDTO(id: 1, name: "Morty"), NoteDTO(id: 2, name: "Rigel")], fetchedAt: clock.now)

        #expect(await names("1") == ["Morty", "Élan Rick"])
        #expect(await names("ri") == ["Rigel", "Rick"])
    }

    @Test func `a complete collection needs no snapshot`() async throws {
        _ = try await cache.replaceAll(with: [NoteDTO(id: 7, name: "Rigel")], fetchedAt: clock.now)

        #expect(await names("r") == ["Rigel"])
    }

    @Test func `without a cache the snapshot is used`() async {
        #expect(await names("rick", cache: NoteDTO.local(Database(.unavailable, schemas: []))) == ["Rick"])
    }
}
