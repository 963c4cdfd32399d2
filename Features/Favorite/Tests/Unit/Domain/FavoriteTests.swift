import ChallengeCore
import Testing

@testable import ChallengeFavorite

struct FavoriteTests {
    private func favorite(_ note: String?, _ rating: Int?, _ tags: [String] = []) -> Favorite {
        .stub(details: FavoriteDetails(stored: note, rating: rating, tags: tags))
    }

    @Test func `a change removes tags, adds new ones once, and keeps the rest`() throws {
        let sut = favorite("n", 3, ["a", "b"])

        let changed = sut.applying(
            try FavoriteDetailsChange(rating: .removed, addedTags: ["b", "c"], removedTags: ["a"]))

        #expect(changed == favorite("n", nil, ["b", "c"]))
    }

    @Test func `a change that conflicts with the details changes nothing`() throws {
        let sut = favorite("another", 3)

        let changed = sut.applying(
            try FavoriteDetailsChange(note: .set("new"), addedTags: ["a"], base: FavoriteDetails(note: "old")))

        #expect(changed == sut)
    }

    @Test func `an empty note and an invalid rating are no conflict for a user who saw none`() throws {
        let sut = favorite("", 9)

        let changed = sut.applying(
            try FavoriteDetailsChange(note: .set("new"), rating: .set(1), base: FavoriteDetails.none))

        #expect(changed == favorite("new", 1))
    }
}
