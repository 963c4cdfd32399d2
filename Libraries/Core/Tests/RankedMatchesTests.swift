import ChallengeCore
import Testing

struct RankedMatchesTests {
    @Test func `the nearest names are those with the smallest distance, each once and at most five`() {
        let names = ["a", "b", "a", "c", "d", "e", "f"].map { NearName($0, distance: 1) }

        #expect((names + [NearName("z", distance: 2)]).nearest == ["a", "b", "c", "d", "e"])
        #expect([NearName("z", distance: 2), NearName("y", distance: 1)].nearest == ["y"])
        #expect([NearName]().nearest == [])
    }

    @Test func `transformed items keep their ranks, and the similar names remain`() {
        let names = [NearName("a", distance: 1)]
        let sut = RankedMatches(
            [RankedMatch(1, rank: .wholeWords, appearances: 3), RankedMatch(2, rank: .otherText)],
            nearestNames: names, omitted: 4)

        let doubled = sut.map { $0 * 2 }

        #expect(
            doubled
                == RankedMatches(
                    [RankedMatch(2, rank: .wholeWords, appearances: 3), RankedMatch(4, rank: .otherText)],
                    nearestNames: names, omitted: 4))
        #expect(sut.filter { $0 > 1 }.items == [2])
    }

    // The order

    private func order(_ matches: (item: String, rank: MatchRank, appearances: Int)...) -> String {
        matches.map { RankedMatch($0.item, rank: $0.rank, appearances: $0.appearances) }.bestFirst().map(\.item)
            .joined()
    }

    @Test func `matches are in the order of their ranks, then of their appearances, then of their positions`() {
        #expect(
            order(
                ("f", .otherText, 4), ("c", .wholeWords, 4), ("d", .wholeWords, 3), ("e", .wholeWords, 3),
                ("b", .wholeName, 1), ("a", .identifier, 0)) == "abcdef")
    }

    @Test(arguments: [(3, 0, true), (2, 0, false), (5, 1, true), (4, 1, false), (15, 3, true), (14, 3, false)])
    func `a well-known match with five times the appearances comes before a better rank`(
        appearances: Int, others: Int, isFirst: Bool
    ) {
        let matches = (("b", MatchRank.beginnings, appearances), ("a", MatchRank.wholeName, others))

        #expect(order(matches.0, matches.1) == (isFirst ? "ba" : "ab"))
    }

    @Test func `a well-known match passes only the last ones that are less known, and no identifier`() {
        #expect(
            order(("c", .beginnings, 10), ("a", .wholeName, 3), ("d", .wholeName, 2), ("e", .wholeWords, 1)) == "acde")
        #expect(order(("b", .wholeName, 99), ("a", .identifier, 0)) == "ab")
    }

    @Test func `a well-known match of other texts comes after the matches of names`() {
        #expect(order(("b", .otherText, 99), ("a", .wholeName, 0)) == "ab")
    }

    @Test(arguments: [MatchRank.insideOfWords, .place])
    func `matches inside of words and in places count only alone`(rank: MatchRank) {
        #expect(order(("b", rank, 99), ("a", .trait, 0)) == "a")
        #expect(order(("b", rank, 1), ("a", rank, 2)) == "ab")
    }

    @Test func `matches in places count only without matches inside of words`() {
        #expect(order(("b", .place, 99), ("a", .insideOfWords, 0)) == "a")
    }

    @Test func `matches of words that many items have come last`() {
        #expect(order(("b", .trait, 99), ("a", .otherText, 0)) == "ab")
    }

    // Several kinds

    private func acrossKinds(_ kinds: [(item: String, rank: MatchRank, appearances: Int)]...) -> String {
        kinds.map { $0.map { RankedMatch($0.item, rank: $0.rank, appearances: $0.appearances) } }.acrossKinds().joined()
    }

    @Test func `better matches come first, and the kinds alternate among equal ones`() {
        #expect(
            acrossKinds(
                [("c", .wholeWords, 2), ("e", .wholeWords, 1), ("f", .otherText, 1)],
                [("a", .identifier, 0), ("b", .wholeName, 0), ("d", .wholeWords, 2)]) == "abcdef")
    }

    @Test func `a well-known item comes before better matches of another kind that are less known`() {
        #expect(acrossKinds([("a", .wholeWords, 51), ("c", .wholeWords, 1)], [("b", .wholeName, 10)]) == "abc")
        #expect(acrossKinds([("b", .wholeWords, 51)], [("a", .wholeName, 11)]) == "ab")
    }

    @Test func `a place comes after the names of another kind, however well it is known`() {
        #expect(acrossKinds([("b", .place, 51)], [("a", .beginnings, 0)]) == "ab")
    }
}
