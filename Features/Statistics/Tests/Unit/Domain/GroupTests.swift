import Testing

@testable import ChallengeStatistics

struct GroupTests {
    @Test func `a percentage has one decimal place, and that of no items is 0`() {
        #expect(Group(name: "a", count: 1, total: 3).percent == 33.3)
        #expect(Group(name: "a", count: 2, total: 3).percent == 66.7)
        #expect(Group(name: "a", count: 3, total: 3).percent == 100)
        #expect(Group(name: "a", count: 0, total: 0).percent == 0)
    }
}
