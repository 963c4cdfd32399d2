import ChallengeCore
import Testing

struct RankedMatchesTests {
    @Test func `the nearest names are those with the smallest distance, each once and at most five`() {
        let names = ["a", "b", "a", "c", "d", "e", "f"].map { SimilarName($0, distance: 1) }

        #expect((names + [SimilarName("z", distance: 2)]).nearest == ["a", "b", "c", "d", "e"])
        #expect([SimilarName("z", distance: 2), SimilarName("y", distance: 1)].nearest == ["y"])
        #expect([SimilarName]().nearest == [])
    }

    @Test func `transformed items keep their ranks, and the similar names remain`() {
        let sut = RankedMatches(
            [RankedMatch(1, rank: .name), RankedMatch(2, rank: .otherText)],
            similarNames: [SimilarName("a", distance: 1)])

        let doubled = sut.map { $0 * 2 }

        #expect(
            doubled
                == RankedMatches(
                    [RankedMatch(2, rank: .name), RankedMatch(4, rank: .otherText)],
                    similarNames: [SimilarName("a", distance: 1)]))
    }
}
