import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeHistory

struct RecentSearchesSQLiteDataSourceTests {
    private let database = Database(.memory, schemas: HistoryFeature.schemas)

    private var sut: RecentSearchesSQLiteDataSource { RecentSearchesSQLiteDataSource(database: database) }

    private func save(_ searches: [RecentSearchDTO]) async throws {
        for search in searches { try await sut.save(search, limit: 20) }
    }

    private func texts() async throws -> [String] { try await sut.getSearches().map(\.text) }

    @Test func `no search is lost after the largest number of a damaged file`() async throws {
        try await save([.stub("rick")])
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE recent_searches SET position = ?", [.integer(.max)])
        }

        try await save(["morty", "summer"].map { .stub($0) })

        #expect(try await texts() == ["rick", "summer", "morty"])
    }

    @Test func `the newest search comes first`() async throws {
        #expect(try await texts() == [])

        try await save(["rick", "morty", "'; DROP TABLE recent_searches; --"].map { .stub($0) })

        #expect(try await texts() == ["'; DROP TABLE recent_searches; --", "morty", "rick"])
    }

    @Test func `a repeated search is stored once, in its latest spelling`() async throws {
        try await save(["Rick", "morty", "RICK", "ÁRBOL", "árbol"].map { .stub($0) })

        #expect(try await texts() == ["árbol", "RICK", "morty"])
    }

    @Test func `only the last searches up to the limit are stored`() async throws {
        try await save((1...25).map { .stub("\($0)") })
        try await save([.stub("6")])

        #expect(try await texts() == ["6"] + (7...25).reversed().map(String.init))
    }

    @Test func `each kind has its own searches, with the command that repeats them`() async throws {
        let episodes = (1...25).map { RecentSearchDTO.stub("\($0)", kind: "episode") }

        try await save([.stub("Rick"), .stub("7")] + episodes)

        #expect(try await sut.getSearches() == episodes.reversed().prefix(20) + [.stub("7"), .stub("Rick")])
        #expect(try await sut.delete("7"))
        #expect(
            try await sut.getSearches() == episodes.reversed().filter { $0.text != "7" }.prefix(19) + [.stub("Rick")])
    }

    @Test func `one search or all searches can be deleted`() async throws {
        try await save(["a", "b", "c"].map { .stub($0) })

        #expect(try await sut.delete("B"))
        #expect(try await texts() == ["c", "a"])
        #expect(try await sut.delete("b") == false)
        try await sut.deleteAll()

        #expect(try await texts() == [])
        try await save([.stub("d")])
        #expect(try await texts() == ["d"])
    }

    @Test func `a database that cannot be opened is a failure`() async {
        let sut = RecentSearchesSQLiteDataSource(database: Database(.unavailable, schemas: []))
        let failure = StorageFailure(cause: .noHomeDirectory)

        await #expect(throws: failure) { try await sut.getSearches() }
        await #expect(throws: failure) { try await sut.save(.stub("a"), limit: 1) }
        await #expect(throws: failure) { try await sut.delete("a") }
        await #expect(throws: failure) { try await sut.deleteAll() }
    }
}
