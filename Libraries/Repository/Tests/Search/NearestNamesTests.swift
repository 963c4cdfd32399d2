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

    @Test func `the distances are those of the table with all letters`() {
        var generator = SeededGenerator(seed: 3)
        func word(_ lengths: ClosedRange<Int>) -> [UInt8] {
            (0..<Int.random(in: lengths, using: &generator)).map { _ in UInt8.random(in: 97...100, using: &generator) }
        }
        var similar = 0

        for _ in 1...5000 {
            let (mistyped, name) = (word(1...10), word(0...10))
            let distances = distances(from: mistyped, toPrefixesOf: name)
            let found = MistypedWord(String(decoding: mistyped, as: UTF8.self)).distance(to: name)
            if let found {
                #expect(found.start == distances.min())
                #expect(found.whole == distances.last)
                similar += 1
            } else {
                #expect(distances.allSatisfy { $0 > min(4, (mistyped.count + 1) / 4) })
            }
        }
        #expect(similar > 100)
    }

    /// Returns the distances to all prefixes, computed one by one.
    private func distances(from word: [UInt8], toPrefixesOf other: [UInt8]) -> [Int] {
        var rows = [Array(0...other.count)]
        for (row, letter) in word.enumerated() {
            var current = [row + 1]
            for (column, candidate) in other.enumerated() {
                var best = min(rows[row][column + 1], current[column]) + 1
                best = min(best, rows[row][column] + (letter == candidate ? 0 : 1))
                if row > 0, column > 0, letter == other[column - 1], word[row - 1] == candidate {
                    best = min(best, rows[row - 1][column - 1] + 1)
                }
                current.append(best)
            }
            rows.append(current)
        }
        return rows[word.count]
    }
}
