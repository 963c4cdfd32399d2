import ChallengeCore
import Testing

@testable import ChallengeCharacter

struct FavoriteMapperTests {
    @Test func whatIsKeptBecomesWhatItWas() throws {
        let favorite = Favorite.stub(
            id: 7, remarks: try FavoriteRemarks(note: "a note", rating: 5, tags: ["big", "head"]))

        #expect(FavoriteMapper().map(FavoriteDTOMapper().map(favorite)) == favorite)
    }

    @Test func whatWouldNotBeTakenTodayIsShownWithoutItsRemarks() {
        let kept = FavoriteDTOMapper().map(.stub(id: 7))
        let odd = FavoriteDTO(
            id: 7, name: kept.name, status: "Sleeping", species: kept.species, type: kept.type, gender: kept.gender,
            origin: kept.origin, location: kept.location, note: nil, rating: 9, tags: [], addedAt: "yesterday")

        let favorite = FavoriteMapper().map(odd)

        #expect(favorite.remarks == .none)
        #expect(favorite.status == .other("Sleeping"))
        #expect(favorite.addedAt == Timestamp(millisecondsSince1970: 0))
    }
}
