import ChallengePersistence
import Testing

@testable import ChallengeDoctor

struct HistoryRowsCheckTests {
    private let file: RowsFile
    private let sut: HistoryRowsCheck

    init() async throws {
        file = try RowsFile(
            """
            CREATE TABLE history (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, identifier INTEGER NOT NULL,
                source TEXT NOT NULL, shown_at INTEGER NOT NULL)
            """, "CREATE TABLE recent_searches (text TEXT PRIMARY KEY, searched_at INTEGER NOT NULL)")
        sut = HistoryRowsCheck(state: file.database)
        try await file.execute(
            """
            INSERT INTO history VALUES (1, 'character', 7, 'remote', 1000), (2, 'episode', 8, 'cache', 2000),
                (3, 'location', 9, 'snapshot', 3000)
            """)
        try await file.execute("INSERT INTO recent_searches VALUES ('rick', 1000)")
    }

    @Test func `entries and searches as the program stores them have no finding`() async {
        #expect(await sut.run().isEmpty)
    }

    @Test func `a file without tables, or no file, has no finding`() async throws {
        #expect(await HistoryRowsCheck(state: try RowsFile("CREATE TABLE others (id)").database).run().isEmpty)
        #expect(await HistoryRowsCheck(state: Database(.unavailable, schemas: [])).run().isEmpty)
    }

    @Test(arguments: [
        "source = 'other'", "identifier = 0", "identifier = 'x'", "kind = ''", "shown_at = -1",
        "shown_at = 99999999999999", "shown_at = 1.5",
    ])
    func `the finding about a wrong entry names the command that removes it`(change: String) async throws {
        try await file.execute("UPDATE history SET \(change) WHERE number > 1")

        #expect(
            await sut.alarms == [
                "state.rows problem: History: entries with a wrong value: 2, 3. challenge history remove 2 3"
            ])
    }

    @Test func `an entry with an impossible number has no other finding`() async throws {
        try await file.execute("UPDATE history SET number = -4, source = 'other' WHERE number = 1")
        let path = try #require(file.database.path)

        #expect(
            await sut.alarms == [
                "state.numbers problem: History: entries with an impossible number: -4. "
                    + "sqlite3 \(path) 'DELETE FROM history WHERE number < 1'"
            ])
    }

    @Test(arguments: ["text = ''", "text = X'FF'", "searched_at = 'x'"])
    func `the finding about a wrong search proposes to clear all searches`(change: String) async throws {
        try await file.execute("UPDATE recent_searches SET \(change)")

        #expect(
            await sut.alarms == [
                "state.searches problem: History: recent searches with a wrong value. challenge searches clear"
            ])
    }
}
