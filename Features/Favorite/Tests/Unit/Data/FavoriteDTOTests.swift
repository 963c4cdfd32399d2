import Testing

@testable import ChallengeFavorite

struct FavoriteDTOTests {
    @Test func `a change removes tags, adds new ones once, and keeps the rest`() throws {
        let sut = FavoriteDTOMapper().map(.stub(details: try FavoriteDetails(note: "n", rating: 3, tags: ["a", "b"])))

        let changed = sut.applying(
            try FavoriteDetailsChange(rating: .removed, addedTags: ["b", "c"], removedTags: ["a"]))

        #expect(changed.tags == ["b", "c"])
        #expect(changed.note == "n")
        #expect(changed.rating == nil)
    }

    @Test func `known and repeated favorites are not new`() {
        let favorites = [1, 2, 3, 2].map { FavoriteDTOMapper().map(.stub(id: $0)) }

        let parts = favorites.partitioned(knownIdentifiers: [1])

        #expect(parts.new.map(\.id) == [2, 3])
        #expect(parts.others == [1, 2])
    }
}
