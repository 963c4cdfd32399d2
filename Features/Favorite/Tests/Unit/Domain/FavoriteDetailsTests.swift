import ChallengeTestSupport
import Testing

@testable import ChallengeFavorite

struct FavoriteDetailsTests {
    @Test func `invalid details are an error`() throws {
        #expect(throws: FavoritesError.invalidData(.rating("6"))) { try FavoriteDetails(rating: 6) }
        #expect(throws: FavoritesError.invalidData(.rating("0"))) { try FavoriteDetails(rating: 0) }
        #expect(throws: FavoritesError.invalidData(.note)) {
            try FavoriteDetails(note: String(repeating: "x", count: 10_001))
        }
        #expect(throws: FavoritesError.invalidData(.tag("a,b"))) { try FavoriteDetails(tags: ["a,b"]) }
        #expect(throws: FavoritesError.invalidData(.tag(""))) { try FavoriteDetails(tags: ["  "]) }
        #expect(throws: FavoritesError.invalidData(.tag(String(repeating: "x", count: 51)))) {
            try FavoriteDetails(tags: [String(repeating: "x", count: 51)])
        }

        #expect(throws: FavoritesError.invalidData(.tag("a,\u{301}"))) { try FavoriteDetails(tags: ["a,\u{301}"]) }

        let details = try FavoriteDetails(note: "", rating: 1, tags: [" B ", "a", "b"])
        #expect(details.note == nil)
        #expect(details.tags == ["b", "a"])
    }

    @Test(arguments: LongText.kinds)
    func `tags are checked in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            _ = try? FavoriteDetails(note: text, tags: ["b\(text)"])
        }

        #expect(factor < Growth.linear)
    }
}
