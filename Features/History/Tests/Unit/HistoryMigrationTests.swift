import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeHistory

/// The state of earlier versions of the program.
struct HistoryMigrationTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    /// The schema in which identifiers were numbers.
    private static let numbers = Schema(
        "history", firstVersion: 2,
        steps: [
            [
                "CREATE TABLE history_numbers (last INTEGER NOT NULL)",
                """
                CREATE TABLE history (
                    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, identifier INTEGER, name TEXT NOT NULL,
                    shown_at INTEGER NOT NULL, source TEXT NOT NULL
                )
                """,
            ]
        ])

    private func entry(_ number: Int?, _ key: ItemKey?, kind: HistoryKind = .character) -> HistoryEntry {
        HistoryEntry(
            number: number, kind: kind, identifier: key, name: "n", shownAt: Timestamp(millisecondsSince1970: 5),
            origin: .snapshot)
    }

    @Test func `entries with numbers stay, and new ones can have texts`() async throws {
        let storage = Database.Storage.state(path: scratch.path("state.db"))
        try await Database(storage, schemas: [Self.numbers]).write { (connection) throws(DatabaseError) in
            let values = "(3, 'character', 7, 'n', 5, 'snapshot'), (4, 'list', NULL, 'n', 5, 'snapshot')"
            try connection.execute("INSERT INTO history VALUES \(values)")
            try connection.execute("INSERT INTO history_numbers VALUES (9)")
        }
        let sut = HistoryContainer(state: Database(storage, schemas: HistoryFeature.schemas), clock: ClockMock())
            .history

        try await sut.add([entry(nil, "007")])

        let page = try await sut.getPage(1, of: HistoryFilter())
        #expect(page.items == [entry(10, "007"), entry(4, nil, kind: .list), entry(3, 7)])
    }
}
