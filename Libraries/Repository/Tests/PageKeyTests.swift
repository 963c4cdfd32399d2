import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct PageKeyTests {
    private func key(_ page: Int, _ criteria: (String, String)...) -> PageKey {
        PageKey(page: page, criteria: criteria.map { Criterion($0.0, $0.1) })
    }

    @Test func `a value cannot look like another criterion`() {
        #expect(key(1, ("name", "a&status=5:alive")) != key(1, ("name", "a"), ("status", "alive")))
    }

    @Test func `keys that differ only in the case of a value are equal`() {
        let keys: Set = [key(2, ("name", "RICK")), key(2, ("name", "rick"))]

        #expect(keys.count == 1)
    }

    @Test func `keys of different pages, names or values differ`() {
        let keys: Set = [
            key(2, ("name", "rick")), key(1, ("name", "rick")), key(2, ("type", "rick")), key(2, ("name", "rock")),
            key(2),
        ]

        #expect(keys.count == 5)
    }

    @Test func `only values that are not nil become criteria`() {
        #expect(
            [Criterion](["name": "a", "status": nil, "type": ""]) == [Criterion("name", "a"), Criterion("type", "")])
    }

    @Test(arguments: LongText.kinds)
    func `a page is found in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let key = key(1, ("name", text))
            _ = Set([key, key])
            _ = SnapshotCriterion(key.criteria[0], api: NotesAPI.conventions)
        }

        #expect(factor < Growth.linear)
    }
}
