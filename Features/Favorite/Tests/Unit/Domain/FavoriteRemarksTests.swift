import ChallengeTestSupport
import Testing

@testable import ChallengeFavorite

struct FavoriteRemarksTests {
    @Test func `invalid remarks are refused`() throws {
        #expect(throws: FavoritesError.invalidData(.rating(6))) { try FavoriteRemarks(rating: 6) }
        #expect(throws: FavoritesError.invalidData(.rating(0))) { try FavoriteRemarks(rating: 0) }
        #expect(throws: FavoritesError.invalidData(.note)) {
            try FavoriteRemarks(note: String(repeating: "x", count: 10_001))
        }
        #expect(throws: FavoritesError.invalidData(.tag("a,b"))) { try FavoriteRemarks(tags: ["a,b"]) }
        #expect(throws: FavoritesError.invalidData(.tag(""))) { try FavoriteRemarks(tags: ["  "]) }
        #expect(throws: FavoritesError.invalidData(.tag(String(repeating: "x", count: 51)))) {
            try FavoriteRemarks(tags: [String(repeating: "x", count: 51)])
        }

        #expect(throws: FavoritesError.invalidData(.tag("a,\u{301}"))) { try FavoriteRemarks(tags: ["a,\u{301}"]) }

        let remarks = try FavoriteRemarks(note: "", rating: 1, tags: [" B ", "a", "b"])
        #expect(remarks.note == nil)
        #expect(remarks.tags == ["b", "a"])
    }

    @Test(arguments: LongText.kinds)
    func `tags are checked in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 10_000, prepare: kind.text) { text in
            _ = try? FavoriteRemarks(note: text, tags: ["b\(text)"])
        }

        #expect(factor < Growth.linear)
    }
}
