import ChallengeCore
import Testing

@testable import ChallengeStatistics

struct OverlapTests {
    @Test func `common identifiers are in all lists, own ones in one list`() {
        let sut = Overlap([[1, 2, 3, 3], [3, 2, 4], [2, 3, 4, 5]])

        #expect(sut.common([1, 2, 3, 3]) == [2, 3, 3])
        #expect(sut.own([1, 2, 3, 3]) == [1])
        #expect(sut.own([3, 2, 4]) == [])
        #expect(sut.own([2, 3, 4, 5]) == [5])
    }

    @Test func `an empty list has nothing in common with another one`() {
        let sut = Overlap([[1], []])

        #expect(sut.common([1]) == [])
        #expect(sut.own([1]) == [1])
    }
}
