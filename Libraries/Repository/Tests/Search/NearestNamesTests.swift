import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct NearestNamesTests {
    private let names = [
        "rick sanchez", "morty smith", "mr meeseeks", "birdperson", "mr meeseeks", "meeseeks lawyer", "beths mytholog",
    ]

    private func nearest(_ text: String, limit: Int = 5) throws -> [String] {
        NearestNames(to: try SearchQuery(text)).positions(in: names.map { Array($0.utf8) }, limit: limit)
            .map { names[$0.position] }
    }

    @Test(arguments: [
        ("mesekee", ["mr meeseeks", "meeseeks lawyer"]), ("snachez", ["rick sanchez"]), ("bridp", ["birdperson"]),
        ("mroty smth", ["morty smith"]), ("meesx", ["mr meeseeks", "meeseeks lawyer"]), ("messxxks", []),
        ("'lawyr", ["meeseeks lawyer"]), ("xxxxx", []), ("q", []), ("!rikc", []),
        ("rikc lawyer", []), ("bird person", ["birdperson"]), ("ricksanchez", ["rick sanchez"]),
        ("mr meesek", ["mr meeseeks"]), ("lawyer beths mitolog", []),
    ])
    func `a mistyped word finds the names with similar words`(text: String, expected: [String]) throws {
        #expect(try nearest(text) == expected)
    }

    @Test func `the number of names is limited`() throws {
        #expect(try nearest("mesekee", limit: 1) == ["mr meeseeks"])
        #expect(try nearest("mesekee", limit: 0) == [])
    }

    @Test func `of names with the same distance, the shorter one comes first`() throws {
        let names = ["kirkland brand mr meeseeks", "mr meeseeks"].map { Array($0.utf8) }

        #expect(NearestNames(to: try SearchQuery("mesekee")).positions(in: names, limit: 5).map(\.position) == [1, 0])
    }

    @Test func `of names with the same distance, one with the first letter of the query comes first`() throws {
        let names = ["running birdperson", "birdperson"].map { Array($0.utf8) }

        #expect(
            NearestNames(to: try SearchQuery("birdparson")).positions(in: names, limit: 5).map(\.position) == [1, 0])
    }

    @Test func `of names with the same distance, the best known one comes first`() throws {
        let names = ["jerry 5", "jerry smith"].map { Array($0.utf8) }

        let nearest = NearestNames(to: try SearchQuery("jery")).positions(in: names, appearances: { $0 }, limit: 5)

        #expect(nearest.map(\.position) == [1, 0])
    }

    @Test func `names in other alphabets are compared, too`() throws {
        let names = ["рик санчез", "морти"].map { Array($0.utf8) }

        #expect(NearestNames(to: try SearchQuery("санчес")).positions(in: names, limit: 5).map(\.position) == [0])
    }

    @Test func `a word is compared with each word of a name and with their beginnings`() {
        let name = Array("bird's person".utf8)

        #expect(MistypedWord("prson").distance(to: name) == .init(start: 1, whole: 1))
        #expect(MistypedWord("birdss").distance(to: name) == .init(start: 1, whole: 1))
        #expect(MistypedWord("perz").distance(to: name) == .init(start: 1, whole: 3))
        #expect(MistypedWord("zzzz").distance(to: name) == nil)
    }
}
