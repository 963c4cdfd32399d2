import Testing

@testable import ChallengeFavorite

struct FavoriteDTOTests {
    private func favorite(
        id: Int = 1, note: String? = "A Note", rating: Int? = 3, tags: [String] = ["big", "old"]
    ) -> FavoriteDTO {
        FavoriteDTO(
            id: id, name: "Ríck", status: "Alive", species: "Human", type: "", gender: "Male", origin: "Earth",
            location: "Citadel", note: note, rating: rating, tags: tags, addedAt: "2023-11-14T22:13:20.000Z")
    }

    @Test func `a search finds the name, the note and the tags`() {
        #expect(favorite().folded == "rick\na note\nbig\nold")
        #expect(favorite(note: nil, tags: []).folded == "rick\n")
    }

    @Test func `a change keeps the other fields`() throws {
        #expect(favorite().applying(try FavoriteDetailsChange()) == favorite())
        #expect(favorite().applying(try FavoriteDetailsChange(rating: .set(5))) == favorite(rating: 5))
        #expect(favorite().applying(try FavoriteDetailsChange(note: .removed)) == favorite(note: nil))
    }

    @Test func `a change deletes the removed tags, and appends each new tag once`() throws {
        let change = try FavoriteDetailsChange(addedTags: ["new", "old"], removedTags: ["big"])

        #expect(favorite().applying(change) == favorite(tags: ["old", "new"]))
    }

    @Test func `known and repeated favorites are separated from the new ones`() {
        let favorites = [1, 2, 3, 2, 4].map { favorite(id: $0) }

        let (new, others) = favorites.partitioned(knownIdentifiers: [3])

        #expect(new.map(\.id) == [1, 2, 4])
        #expect(others == [3, 2])
    }
}
