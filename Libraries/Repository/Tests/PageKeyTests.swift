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
}
