import ChallengeCore
import Testing

struct WithoutRepetitionTests {
    @Test func eachStandsWhereItFirstStood() {
        #expect([3, 1, 3, 2, 1].withoutRepetition == [3, 1, 2])
        #expect([Int]().withoutRepetition == [])
    }
}
