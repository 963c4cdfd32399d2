import ChallengeCore
import Testing

@testable import ChallengeFavorite

struct FavoriteMapperTests {
    @Test func `a stored favorite is mapped back to the same favorite`() throws {
        let favorite = Favorite.stub(
            id: "x", kind: "episode", shortName: "S",
            details: try FavoriteDetails(note: "a note", rating: 5, tags: ["big", "head"]))

        #expect(FavoriteMapper().map(FavoriteDTOMapper().map(favorite)) == favorite)
    }

    @Test func `invalid details are left out, and the others are mapped`() {
        let odd = FavoriteDTO(
            kind: "character", key: 7, name: "Rick", shortName: nil, record: "no JSON", note: "kept", rating: 9,
            tags: ["a,b", "head"], addedAt: "yesterday")

        let favorite = FavoriteMapper().map(odd)

        #expect(favorite.details.note == "kept")
        #expect(favorite.details.rating == nil)
        #expect(favorite.details.tags == ["head"])
        #expect(favorite.item.record == "no JSON")
        #expect(favorite.addedAt == Timestamp(millisecondsSince1970: 0))
    }
}
