import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

/// The move of recent searches from the library of an earlier version into the state database.
struct RecentSearchesMoveTests {
    private let scratch: Scratch
    private let library: Database

    init() async throws {
        scratch = try Scratch()
        library = Database(.library(path: scratch.path("library.db")), schemas: CharacterFeature.librarySchemas)
        try await saveAsEarlierVersion(["rick", "Morty"])
    }

    private var sut: RecentSearchesRepository { repository(library: library) }

    private func repository(library: Database) -> RecentSearchesRepository {
        RecentSearchesRepository(
            local: RecentSearchesSQLiteDataSource(
                database: Database(.state(path: scratch.path("state.db")), schemas: CharacterFeature.stateSchemas),
                library: library))
    }

    private func saveAsEarlierVersion(_ texts: [String]) async throws {
        // An earlier version stores the same table in the library.
        let earlier = RecentSearchesSQLiteDataSource(database: library, library: Database(.memory, schemas: []))
        for text in texts { try await earlier.save(text, limit: 20) }
    }

    private func countInLibrary() async throws -> Int? {
        try await library.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT count(*) FROM recent_searches") { $0.integer(0) }
        }
    }

    @Test func `searches of an earlier version are older than the stored ones`() async throws {
        try await sut.save("summer")
        try await sut.save("RICK")

        #expect(try await sut.getAll() == ["RICK", "summer", "Morty"])
        #expect(try await countInLibrary() == 0)
    }

    @Test func `searches that an earlier version stores later are moved once`() async throws {
        #expect(try await sut.getAll() == ["Morty", "rick"])
        try await saveAsEarlierVersion(["rick", "jerry"])

        #expect(try await sut.getAll() == ["Morty", "rick", "jerry"])
        #expect(try await countInLibrary() == 0)
    }

    @Test func `at most twenty searches are returned`() async throws {
        try await saveAsEarlierVersion((1...20).map { "old \($0)" })
        for number in 1...15 { try await sut.save("new \(number)") }

        #expect(try await sut.getAll().count == 20)
        #expect(try await sut.getAll().last == "old 16")
    }

    @Test(arguments: [false, true])
    func `a deletion changes the state and reports a library of a newer version`(removesOne: Bool) async throws {
        #expect(try await sut.getAll() == ["Morty", "rick"])
        try await library.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE schemas SET version = 99")
        }
        let sut = repository(
            library: Database(.library(path: scratch.path("library.db")), schemas: CharacterFeature.librarySchemas))

        await #expect(
            throws: RecentSearchesError.storageFailed(.init(cause: .newerVersion, path: scratch.path("library.db")))
        ) {
            if removesOne { try await sut.delete("rick") } else { try await sut.deleteAll() }
        }

        #expect(try await sut.getAll() == (removesOne ? ["Morty"] : []))
    }

    @Test func `deleting searches also deletes those that were not moved yet`() async throws {
        try await sut.delete("rick")
        #expect(try await sut.getAll() == ["Morty"])
        try await saveAsEarlierVersion(["jerry"])
        try await sut.deleteAll()

        #expect(try await sut.getAll() == [])
        #expect(try await countInLibrary() == 0)
    }
}
