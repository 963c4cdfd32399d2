import ChallengePersistence
import Testing

@testable import ChallengeRepository

struct CachedRowsTests {
    private let database = Database(
        .memory,
        schemas: [
            ResponseStore.schema, RateLimitStore.schema,
            Schema(
                "things",
                steps: [
                    [
                        "CREATE TABLE things (id INTEGER NOT NULL, name TEXT, size REAL NOT NULL, body BLOB, free)",
                        "CREATE TABLE things_pages (page_key TEXT, items TEXT NOT NULL)",
                        "CREATE VIRTUAL TABLE things_search USING fts5(text)",
                    ]
                ]),
        ])

    private func count(after statement: String) async throws -> CachedRows {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("INSERT INTO things VALUES (1, 'a', 1.5, x'00', 'x'), (2, NULL, 2, NULL, 7)")
            try connection.execute("INSERT INTO things_pages VALUES ('1', '1,2'), ('2', ''), ('3', '\"a\",\"b\"')")
            try connection.execute("INSERT INTO things_search VALUES ('a')")
            try connection.execute("INSERT INTO responses VALUES ('s', 'a', 't', CAST('{\"a\": [1]}' AS BLOB), 1)")
            try connection.execute(statement)
            return try CachedRows.count(connection)
        }
    }

    @Test func `rows with values of their types and with JSON are readable`() async throws {
        let rows = try await count(after: "DELETE FROM rate_limits")

        #expect(rows.unreadable == 0)
        #expect(rows.total >= 6)
    }

    @Test(arguments: [
        "UPDATE things SET id = 'one' WHERE id = 1", "UPDATE things SET name = x'00' WHERE id = 1",
        "UPDATE things SET size = 'big' WHERE id = 1", "UPDATE things SET body = 'text' WHERE id = 1",
        "UPDATE things SET id = x'01', size = 'big' WHERE id = 1",
        "UPDATE things_pages SET items = '1,,2' WHERE page_key = '1'",
        "UPDATE things_pages SET items = '1],[2' WHERE page_key = '1'", "UPDATE responses SET body = x'7B'",
        "UPDATE responses SET entity_tag = x'00'", "UPDATE things SET name = 'a.' || char(10) WHERE id = 2",
    ])
    func `a row with a value of another type or with damaged JSON is counted once`(statement: String) async throws {
        #expect(try await count(after: statement).unreadable == 1)
    }
}
