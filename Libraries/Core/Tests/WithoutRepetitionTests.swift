import ChallengeCore
import Testing

struct WithoutRepetitionTests {
    @Test func `repeated elements are removed, and the first of each remains in its place`() {
        #expect([3, 1, 3, 2, 1].withoutRepetition == [3, 1, 2])
        #expect([Int]().withoutRepetition == [])
    }
}
