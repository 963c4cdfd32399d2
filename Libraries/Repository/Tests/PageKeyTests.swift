import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct PageKeyTests {
    private func key(_ page: Int, _ criteria: (String, String)...) -> PageKey {
        PageKey(page: page, criteria: criteria.map { Criterion($0.0, $0.1) })
    }

    @Test(arguments: ["a&status=5:alive", "a&status=alive"])
    func `a value cannot look like another criterion`(value: String) {
        #expect(key(1, ("name", value)) != key(1, ("name", "a"), ("status", "alive")))
    }

    @Test(arguments: LongText.kinds)
    func `a page is found in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            let key = key(1, ("name", text))
            _ = Set([key, key])
            _ = SnapshotCriterion(key.criteria[0], .part, api: NotesAPI.conventions)
        }

        #expect(factor < Growth.linear)
    }
}
