import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct FavoriteSummariesTests {
    private let favorites = FavoritesRepositoryMock()

    private var sut: FavoriteSummaries { FavoriteSummaries(favorites: favorites, kinds: .sample) }

    private func setFavorites() throws {
        favorites.getFavorites.setResult(
            .success([
                .stub(
                    id: 1, name: "Rick Sanchez", details: try FavoriteDetails(note: "Inventor", tags: ["head", "old"])),
                .stub(id: 762, name: "Martínez", details: try FavoriteDetails(note: "Met Rick")),
            ]))
    }

    @Test(arguments: [
        ("rick", [1, 762]), ("^rick", [1]), ("martinez", [762]), ("inv old", [1]), ("!head", [762]), ("human", []),
        ("?", []), ("762", [762]), ("rickmet", []), ("artin", [762]),
    ])
    func `names, notes and tags are searched, and names come first`(text: String, expected: [Int]) async throws {
        try setFavorites()

        let found = try await sut.searchFavorites(text: text)

        #expect(found.value.matches.map(\.item.key) == expected.map(ItemKey.number))
        #expect(found.origin == .cache(age: .zero))
    }

    @Test func `a favorite has its note and its tags as details`() async throws {
        try setFavorites()

        let found = try await sut.searchFavorites(text: "sanchez")

        #expect(found.value.matches.map(\.rank) == [.wholeWords])
        #expect(found.value.items.map(\.distinctions) == [["Inventor", "head, old"]])
    }

    @Test func `favorites of another kind than the first have it in their keys and before their notes`() async throws {
        favorites.getFavorites.setResult(.success([.episode]))

        let found = try await sut.searchFavorites(text: "s03e07")

        #expect(found.value.items.map(\.key) == ["episode/28"])
        #expect(found.value.items.map(\.distinctions) == [["episode"]])
    }

    @Test func `a text without a match has the nearest names`() async throws {
        try setFavorites()

        #expect(try await sut.searchFavorites(text: "snachez").value.nearestNames.nearest == ["Rick Sanchez"])
    }

    @Test func `the failure of the library is thrown`() async {
        favorites.getFavorites.setResult(.failure(.storageFailed(.reading, .busy)))

        await #expect(throws: StorageFailure.busy) { try await sut.searchFavorites(text: "rick") }
    }
}
