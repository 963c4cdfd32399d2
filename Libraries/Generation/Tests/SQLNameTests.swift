import Testing

@testable import ChallengeGeneration

struct SQLNameTests {
    @Test(
        arguments: [
            (["air", "date"], "air_date"), (["order"], "order_"), (["current", "date"], "current_date_"),
            (["source"], "source_"), (["fetched", "at"], "fetched_at_"), (["orders"], "orders"),
        ])
    func `a reserved name in SQL gets a trailing underscore`(words: [String], name: String) {
        #expect(SQLName.of(words) == name)
    }
}
