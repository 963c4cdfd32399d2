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
        let sut = RankedMatches(
            [RankedMatch(1, rank: .name), RankedMatch(2, rank: .otherText)],
            nearestNames: [NearName("a", distance: 1)])

        let doubled = sut.map { $0 * 2 }

        #expect(
            doubled
                == RankedMatches(
                    [RankedMatch(2, rank: .name), RankedMatch(4, rank: .otherText)],
                    nearestNames: [NearName("a", distance: 1)]))
    }
}
