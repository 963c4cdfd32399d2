import ChallengeCore
import Testing

@testable import ChallengeCharacter

struct FavoriteDTOMapperTests {
    @Test func whatIsKeptIsWordsAndAMoment() throws {
        let kept = FavoriteDTOMapper().map(
            .stub(
                id: 7, remarks: try FavoriteRemarks(note: "a note", rating: 5, tags: ["head", "big"])))

        #expect(kept.id == 7)
        #expect(kept.status == Favorite.stub().status.name)
        #expect(kept.note == "a note")
        #expect(kept.rating == 5)
        #expect(kept.tags == ["head", "big"])
        #expect(Timestamp(kept.addedAt) == Favorite.stub().addedAt)
    }
}
