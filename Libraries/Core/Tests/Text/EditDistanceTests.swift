import ChallengeCore
import Testing

struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1), ("abc", "ab", 1),
        ("ab", "abc", 1), ("abc", "acb", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func `the distance counts missing, additional, wrong and swapped letters`(
        left: String, right: String, distance: Int
    ) {
        #expect(EditDistance.fromWord(Array(left.utf8), toBeginningsOf: Array(right.utf8)).last == distance)
        #expect(EditDistance.fromWord(Array(right.utf8), toBeginningsOf: Array(left.utf8)).last == distance)
    }

    @Test func `the distances to all beginnings are returned`() {
        #expect(EditDistance.fromWord(Array("bd".utf8), toBeginningsOf: Array("abd".utf8)) == [2, 2, 2, 1])
    }
}
