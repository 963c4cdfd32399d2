import ChallengePersistence
import Testing

@testable import ChallengeDoctor

struct StoredRowsCheckTests {
    private let file: RowsFile
    private let sut: StoredRowsCheck

    init() async throws {
        file = try RowsFile(
            """
            CREATE TABLE favorites (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT, rating INTEGER,
                added_at INTEGER NOT NULL)
            """)
        sut = StoredRowsCheck(library: file.database)
        try await file.execute(
            "INSERT INTO favorites VALUES (1, 'Rick', 'a', 5, 1000), (2, 'Morty', NULL, NULL, 2000)")
    }

    private func alarms(after change: String) async throws -> [String] {
        try await file.execute("UPDATE favorites SET \(change)")
        return await sut.alarms
    }

    @Test func `favorites with values of their columns have no finding`() async {
        #expect(await sut.run().isEmpty)
    }

    @Test func `a library without a file has no finding`() async throws {
        #expect(await StoredRowsCheck(library: Database(.unavailable, schemas: [])).run().isEmpty)
    }

    @Test func `a text that is stored as bytes is converted`() async throws {
        #expect(
            try await alarms(after: "note = CAST(note AS BLOB)")
                == ["library.rows problem: Favorites: favorites with a wrong value: 1. challenge doctor --fix"])
        #expect(
            try await sut.fix() == ["Favorites: values of these favorites were converted to text: 1."])
        #expect(await sut.run().isEmpty)
    }

    @Test(arguments: ["'1970-01-01T00:00:07Z'", "'never'", "7000.5", "-1", "99999999999999"])
    func `a date that is not a past time in milliseconds is corrected`(date: String) async throws {
        #expect(
            try await alarms(after: "added_at = \(date) WHERE id = 2") == [
                "library.dates problem: Favorites: favorites with a wrong value of addedAt: 2. challenge doctor --fix"
            ])
        #expect(try await sut.fix() == ["Favorites: the dates of these favorites can be read again: 2."])
        #expect(await sut.run().isEmpty)
    }

    @Test(arguments: ["0", "6", "'good'"])
    func `the finding about a wrong rating proposes to remove it`(rating: String) async throws {
        #expect(
            try await alarms(after: "rating = \(rating)") == [
                "library.ratings problem: Favorites: favorites with a wrong value of rating: 1, 2. "
                    + "challenge favorites edit 1 2 --no-rating"
            ])
    }

    @Test(arguments: ["printf('%.*c', 10001, 'n')", "X'FF'"])
    func `the finding about a wrong note proposes to remove it`(note: String) async throws {
        #expect(
            try await alarms(after: "note = \(note) WHERE id = 1") == [
                "library.notes problem: Favorites: favorites with a wrong value of note: 1. "
                    + "challenge favorites edit 1 --no-note"
            ])
    }

    @Test(arguments: ["''", "X'FF'", "printf('%.*c', 65537, 'n')"])
    func `the finding about another wrong value proposes to add the favorite again`(name: String) async throws {
        #expect(
            try await alarms(after: "name = \(name) WHERE id = 2") == [
                "library.values problem: Favorites: favorites with a wrong value: 2. "
                    + "The command adds them again, without their notes, ratings and tags. "
                    + "challenge character 2 -q >/dev/null && challenge favorites remove 2 && challenge favorites add 2"
            ])
    }

    @Test func `a favorite with an impossible identifier has no other finding`() async throws {
        let path = try #require(file.database.path)

        #expect(
            try await alarms(after: "id = 0, rating = 9 WHERE id = 1") == [
                "library.identifiers problem: Favorites: favorites with an impossible identifier: 0. "
                    + "sqlite3 \(path) 'DELETE FROM favorites WHERE id < 1'"
            ])
    }

    @Test func `a message lists at most 20 identifiers`() async throws {
        try await file.execute(
            """
            WITH RECURSIVE ids (id) AS (SELECT 3 UNION ALL SELECT id + 1 FROM ids WHERE id < 21)
            INSERT INTO favorites SELECT id, 'a', NULL, NULL, 1000 FROM ids
            """)

        let alarm = try #require(try await alarms(after: "rating = 9").first)

        #expect(alarm.contains(" 19, 20, …. challenge favorites edit 1 2 3 "))
        #expect(alarm.hasSuffix(" 19 20 --no-rating"))
    }
}
