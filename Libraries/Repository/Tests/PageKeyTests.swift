import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct PageKeyTests {
    @Test func aKeyCannotBeForgedByAValue() {
        let typed = PageKey(page: 1, criteria: [Criterion("name", "a&status=5:alive")])
        let meant = PageKey(page: 1, criteria: [Criterion("name", "a"), Criterion("status", "alive")])

        #expect(typed.text != meant.text)
    }

    @Test func whatTheAPICannotTellApartHasOneKey() {
        let typed = PageKey(page: 2, criteria: [Criterion("name", "RICK")])

        #expect(typed.text == PageKey(page: 2, criteria: [Criterion("name", "rick")]).text)
        #expect(typed.text != PageKey(page: 1, criteria: typed.criteria).text)
        #expect(typed.text != PageKey(page: 2, criteria: [Criterion("type", "rick")]).text)
    }

    @Test func onlyWhatIsGivenIsACriterion() {
        #expect(
            [Criterion](["name": "a", "status": nil, "type": ""]) == [Criterion("name", "a"), Criterion("type", "")])
    }

    @Test(arguments: LongText.kinds)
    func `a page is looked up in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 10_000, prepare: kind.text) { text in
            let key = PageKey(page: 1, criteria: [Criterion("name", text)])
            _ = Set([key.bytes, key.bytes])
            _ = SnapshotCriterion(key.criteria[0])
        }

        #expect(factor < Growth.linear)
    }
}
