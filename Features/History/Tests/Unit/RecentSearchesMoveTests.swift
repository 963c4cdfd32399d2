import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeHistory

/// The move of recent searches from the library of an earlier version into the state database.
struct RecentSearchesMoveTests {
    private let scratch: Scratch
    private let library: Database

    init() async throws {
        scratch = try Scratch()
        library = Database(.library(path: scratch.path("library.db")), schemas: HistoryFeature.librarySchemas)
        try await saveAsEarlierVersion(["rick", "Morty"])
    }

    private var sut: RecentSearchesRepository { repository(library: library) }

    private func repository(library: Database) -> RecentSearchesRepository {
        RecentSearchesRepository(
            local: RecentSearchesSQLiteDataSource(
                database: Database(.state(path: scratch.path("state.db")), schemas: HistoryFeature.schemas),
                library: library))
    }

    private func saveAsEarlierVersion(_ texts: [String]) async throws {
        try await library.write { (connection) throws(DatabaseError) in
            for text in texts {
                try connection.execute(
                    """
                    INSERT OR REPLACE INTO recent_searches (key, text, position)
                    VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM recent_searches))
                    """, [.text(text.lowercased()), .text(text)])
            }
        }
    }

    private func countInLibrary() async throws -> Int? {
        try await library.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT count(*) FROM recent_searches") { $0.integer(0) }
        }
    }

    @Test func `searches of an earlier version are older than the stored ones`() async throws {
        try await sut.save(.stub("summer"))
        try await sut.save(.stub("RICK"))

        #expect(try await sut.getAll().map(\.text) == ["RICK", "summer", "Morty"])
        #expect(try await countInLibrary() == 0)
    }

    @Test func `searches that an earlier version stores later are moved once`() async throws {
        #expect(try await sut.getAll().map(\.text) == ["Morty", "rick"])
        try await saveAsEarlierVersion(["rick", "jerry"])

        #expect(try await sut.getAll().map(\.text) == ["Morty", "rick", "jerry"])
        #expect(try await countInLibrary() == 0)
    }

    @Test func `the state of an earlier version keeps its searches`() async throws {
        let earlier = Database(
            .state(path: scratch.path("state.db")),
            schemas: [
                Schema(
                    "recent_searches",
                    steps: [
                        [
                            """
                            CREATE TABLE recent_searches (
                                key TEXT PRIMARY KEY, text TEXT NOT NULL, position INTEGER NOT NULL UNIQUE
                            ) WITHOUT ROWID
                            """
                        ]
                    ])
            ])
        try await earlier.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "INSERT INTO recent_searches VALUES ('él', 'Él', -1), ('birdperson', 'birdperson', 7)")
        }
        try await sut.save(.stub("el", kind: "episode", command: "episodes search"))

        #expect(
            try await sut.getAll() == [
                .stub("el", kind: "episode", command: "episodes search"), .stub("birdperson"), .stub("Él"),
                .stub("Morty"), .stub("rick"),
            ])
    }

    @Test func `at most twenty searches are returned`() async throws {
        try await saveAsEarlierVersion((1...20).map { "old \($0)" })
        for number in 1...15 { try await sut.save(.stub("new \(number)")) }

        #expect(try await sut.getAll().count == 20)
        #expect(try await sut.getAll().last?.text == "old 16")
    }

    @Test(arguments: [false, true])
    func `a deletion changes the state and reports a library of a newer version`(removesOne: Bool) async throws {
        #expect(try await sut.getAll().map(\.text) == ["Morty", "rick"])
        try await library.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE schemas SET version = 99")
        }
        let sut = repository(
            library: Database(.library(path: scratch.path("library.db")), schemas: HistoryFeature.librarySchemas))

        await #expect(
            throws: RecentSearchesError.storageFailed(.init(cause: .newerVersion, path: scratch.path("library.db")))
        ) {
            if removesOne { try await sut.delete("rick") } else { try await sut.deleteAll() }
        }

        #expect(try await sut.getAll().map(\.text) == (removesOne ? ["Morty"] : []))
    }

    @Test func `deleting searches also deletes those that were not moved yet`() async throws {
        try await sut.delete("rick")
        #expect(try await sut.getAll().map(\.text) == ["Morty"])
        try await saveAsEarlierVersion(["jerry"])
        try await sut.deleteAll()

        #expect(try await sut.getAll().map(\.text) == [])
        #expect(try await countInLibrary() == 0)
    }
}
