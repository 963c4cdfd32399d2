import Testing

@testable import ChallengeStatistics

struct CountGroupsUseCaseTests {
    private let sut = CountGroupsUseCase()

    @Test func `the largest group comes first, and equal groups are in the order of their names`() {
        let groups = sut.execute([["Robot"], ["Human"], ["Alien"], ["Human"]], isOrdered: false)

        #expect(
            groups == [
                Group(name: "Human", count: 2, total: 4), Group(name: "Alien", count: 1, total: 4),
                Group(name: "Robot", count: 1, total: 4),
            ])
    }

    @Test func `numbers are in their order, and another value is last`() {
        let groups = sut.execute([["10"], [""], [""], [""], ["10"], ["2"], ["1"], [""]], isOrdered: true)

        #expect(groups.map(\.name) == ["1", "2", "10", ""])
    }

    @Test func `percentages are of the items, which can have several values or none`() {
        let groups = sut.execute([["1", "2"], ["1"], []], isOrdered: true)

        #expect(groups.map(\.count) == [2, 1])
        #expect(groups.map(\.percent) == [66.7, 33.3])
    }

    @Test func `no item has no group`() {
        #expect(sut.execute([], isOrdered: false) == [])
    }
}
