import ChallengeCore
import Testing

@testable import ChallengeFavorite

struct FavoriteMapperTests {
    @Test func `a stored favorite is mapped back to the same favorite`() throws {
        let favorite = Favorite.stub(
            id: 7, details: try FavoriteDetails(note: "a note", rating: 5, tags: ["big", "head"]))

        #expect(FavoriteMapper().map(FavoriteDTOMapper().map(favorite)) == favorite)
    }

    @Test func `invalid details are left out, and the others are mapped`() {
        let kept = FavoriteDTOMapper().map(.stub(id: 7))
        let odd = FavoriteDTO(
            id: 7, name: kept.name, status: "Sleeping", species: kept.species, type: kept.type, gender: kept.gender,
            origin: kept.origin, location: kept.location, note: "kept", rating: 9, tags: ["a,b", "head"],
            addedAt: "yesterday")

        let favorite = FavoriteMapper().map(odd)

        #expect(favorite.details.note == "kept")
        #expect(favorite.details.rating == nil)
        #expect(favorite.details.tags == ["head"])
        #expect(favorite.character.status == "Sleeping")
        #expect(favorite.addedAt == Timestamp(millisecondsSince1970: 0))
    }
}
