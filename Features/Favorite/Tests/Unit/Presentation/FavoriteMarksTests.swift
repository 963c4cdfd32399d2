import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

struct FavoriteMarksTests {
    private let characters = CharactersPortMock()
    private let sut: ItemMarks

    init() {
        let library = Database(.memory, schemas: FavoriteFeature.schemas)
        sut = FavoriteFeature.marks(
            library: library, clock: ClockMock(),
            FavoriteDependencies(characters: characters.port, cachePolicy: .localFirst))
    }

    private var values: [String] {
        get async throws { try await sut.texts(7).map(\.value) }
    }

    @Test func `a mark adds a character, which can be removed, and a repeated change is no failure`() async throws {
        characters.setFound([7])

        try await sut.mark(7, true)
        try await sut.mark(7, true)
        let favorites = await sut.items.saved().value
        #expect(favorites.map(\.key) == [7] && favorites[0].link == ItemLink(kind: "character", keys: [7]))
        #expect(favorites[0].card().lines.compactMap(\.link) == [ItemLink(kind: "character", keys: [7])])
        try await sut.mark(7, false)
        try await sut.mark(7, false)
        #expect(await sut.items.saved().value.isEmpty)
    }

    @Test func `texts are saved as the note, the tags and the rating, and empty ones remove them`() async throws {
        characters.setFound([7])
        #expect(try await sut.texts(7).map(\.title) == ["Note", "Tags", "Rating"])

        try await sut.save(7, ["Nice", " Big, head ,", "4"])
        #expect(try await values == ["Nice", "big, head", "4"])
        #expect(await sut.items.matching("nice").map(\.item) == [7])
        try await sut.save(7, ["", "head, new", " "])
        #expect(try await values == ["", "head, new", ""])
    }

    @Test(arguments: ["9", "x"])
    func `a wrong rating changes nothing`(rating: String) async throws {
        await #expect(throws: FavoritesError.invalidData(.rating(rating))) {
            try await sut.save(7, ["Nice", "", rating])
        }
        #expect(await sut.items.saved().value.isEmpty)
    }

    @Test func `a character that cannot be fetched is not marked`() async throws {
        characters.setFound([], others: [(7, .notFound)])
        await #expect(throws: FavoritesError.notFound(identifiers: [7])) { try await sut.mark(7, true) }
        characters.setFound([], others: [(7, .failed(.failed(.timedOut)))])
        await #expect(throws: FavoritesError.failed(.failed(.timedOut))) { try await sut.mark(7, true) }
    }
}
