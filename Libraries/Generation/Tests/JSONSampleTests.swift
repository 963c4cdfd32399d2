import Testing

@testable import ChallengeGeneration

struct JSONSampleTests {
    @Test func `members of one object are in one object, in the order of the first ones`() {
        let members = JSONSample.members([
            ("id", "7"), ("author.name", "\"a\""), ("title", "\"b\""), ("author.born.year", "1"),
            ("author.born.place", "2"),
        ])

        #expect(
            members == [
                "\"id\":7", "\"author\":{\"name\":\"a\",\"born\":{\"year\":1,\"place\":2}}", "\"title\":\"b\"",
            ])
    }
}
