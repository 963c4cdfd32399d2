import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeDoctor

struct WrongRowsTests {
    private let database = Database(
        .memory,
        schemas: [
            Schema(
                "favorites",
                steps: [["CREATE TABLE favorites (id INTEGER PRIMARY KEY, name TEXT NOT NULL, added_at INTEGER)"]])
        ])

    /// Returns the values of a column after a change of the favorites, each as a literal of SQL.
    private func values(
        of column: String, insertedAs values: String, after change: @Sendable (Connection) throws(DatabaseError) -> Void
    ) async throws -> [String] {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("INSERT INTO favorites (id, name, added_at) VALUES \(values)")
            try change(connection)
            return try connection.rows("SELECT quote(\(column)) FROM favorites ORDER BY id") { $0.text(0) }
        }
    }

    @Test func `a wrong date becomes what its text or its number means, or the current time`() async throws {
        let dates = try await values(
            of: "added_at", insertedAs: "(1, 'a', 7000), (2, 'a', '1970-01-01T00:00:08Z'), (3, 'a', 9000.5)",
            after: WrongRows.correctDates)
        #expect(dates == ["7000", "8000", "9000"])

        let others = try await values(
            of: "added_at", insertedAs: "(4, 'a', 'x'), (5, 'a', -1), (6, 'a', 99999999999999)",
            after: WrongRows.correctDates
        ).dropFirst(3)
        #expect(Set(others).count == 1 && others.allSatisfy { Int($0).map { $0 > 1_700_000_000_000 } == true })
    }

    @Test func `bytes in UTF-8 become a text, and other bytes stay`() async throws {
        #expect(
            try await values(
                of: "name", insertedAs: "(1, CAST('Ríck' AS BLOB), 0), (2, X'FF', 0), (3, 'a', 0)",
                after: WrongRows.convertBytesOfText) == ["'Ríck'", "X'FF'", "'a'"])
    }

    @Test func `each wrong value is found in the list of its column`() async throws {
        let found = try await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                """
                INSERT INTO favorites (id, name, added_at) VALUES (-1, '', 'x'), (1, CAST('a' AS BLOB), 0),
                    (2, X'FF', 0), (3, 'a', 'x'), (4, 'a', 0)
                """)
            return try WrongRows.find(connection)
        }

        #expect(found.withWrongIdentifier == [-1])
        #expect(found.withTextAsBlob == [1])
        #expect(found.withOtherValues == [2])
        #expect(found.withWrongDate == [3])
        #expect(found.withWrongNote == [])
        #expect(found.withWrongRating == [])
    }
}
