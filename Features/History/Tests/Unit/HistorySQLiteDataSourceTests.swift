import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeHistory

struct HistorySQLiteDataSourceTests {
    @Test func `every method fails with the path of a state of a newer version`() async throws {
        let scratch = try Scratch()
        let path = scratch.path("state.db")
        let newer = Schema("history", steps: Array(repeating: [], count: 99))
        _ = try await Database(.state(path: path), schemas: [newer]).read { _ in 1 }
        let sut = HistorySQLiteDataSource(
            database: Database(.state(path: path), schemas: HistoryFeature.schemas),
            library: Database(.library(path: scratch.path("library.db")), schemas: HistoryFeature.librarySchemas))
        let failure = StorageFailure(cause: .newerVersion, path: path)

        await #expect(throws: failure) { try await sut.add([], limit: 1) }
        await #expect(throws: failure) { try await sut.getEntries(HistoryFilter(), offset: 0, limit: 1) }
        await #expect(throws: failure) { try await sut.getCounts(between: [], of: "cache") }
        await #expect(throws: failure) { try await sut.delete(numbers: [1]) }
        await #expect(throws: failure) { try await sut.deleteAll() }
    }

    @Test func `a state of the first version keeps its entries, and the number of a removed one is not used again`()
        async throws
    {
        let scratch = try Scratch()
        let path = scratch.path("state.db")
        let first = Schema(
            "history",
            steps: [
                [
                    """
                    CREATE TABLE history (
                        number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, identifier INTEGER,
                        name TEXT NOT NULL, shown_at INTEGER NOT NULL, source TEXT NOT NULL
                    )
                    """
                ]
            ])
        try await Database(.state(path: path), schemas: [first]).write { (connection) throws(DatabaseError) in
            for name in ["Rick", "Morty", "Summer"] {
                try connection.execute(
                    "INSERT INTO history (kind, name, shown_at, source) VALUES ('character', ?, 1, 'cache')",
                    [.text(name)])
            }
            try connection.execute("DELETE FROM history WHERE number = 3")
        }
        let sut = HistorySQLiteDataSource(
            database: Database(.state(path: path), schemas: HistoryFeature.schemas),
            library: Database(.memory, schemas: HistoryFeature.librarySchemas))

        try await sut.add(
            [
                HistoryEntryDTO(
                    number: nil, kind: "character", identifier: nil, name: "Beth", shownAt: 2, origin: "cache")
            ],
            limit: 10)

        let entries = try await sut.getEntries(HistoryFilter(), offset: 0, limit: 10).entries
        #expect(entries.compactMap(\.number).sorted() == [1, 2, 4])
        #expect(Set(entries.map(\.name)) == ["Rick", "Morty", "Beth"])
    }
}
