import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeHistory

struct RecentSearchesRepositoryTests {
    private let sut = RecentSearchesRepository(
        local: RecentSearchesSQLiteDataSource(database: Database(.memory, schemas: HistoryFeature.schemas)))

    @Test func `the newest search comes first`() async throws {
        #expect(try await sut.getAll().map(\.text) == [])
        for text in ["rick", "morty", "'; DROP TABLE recent_searches; --"] { try await sut.save(.stub(text)) }

        #expect(try await sut.getAll().map(\.text) == ["'; DROP TABLE recent_searches; --", "morty", "rick"])
    }

    @Test func `a repeated search is stored once, in its latest spelling`() async throws {
        for text in ["Rick", "morty", "RICK", "ÁRBOL", "árbol"] { try await sut.save(.stub(text)) }

        #expect(try await sut.getAll().map(\.text) == ["árbol", "RICK", "morty"])
    }

    @Test func `only the last twenty searches are stored`() async throws {
        for number in 1...25 { try await sut.save(.stub("\(number)")) }
        try await sut.save(.stub("6"))

        #expect(try await sut.getAll().map(\.text) == ["6"] + (7...25).reversed().map(String.init))
    }

    @Test func `each kind has its own searches, with the command that repeats them`() async throws {
        let episodes = (1...25).map { RecentSearch.stub("\($0)", kind: "episode", command: "episodes search") }

        for search in [.stub("Rick"), .stub("7")] + episodes { try await sut.save(search) }

        #expect(try await sut.getAll() == episodes.reversed().prefix(20) + [.stub("7"), .stub("Rick")])
        try await sut.delete("7")
        #expect(try await sut.getAll() == episodes.reversed().filter { $0.text != "7" }.prefix(19) + [.stub("Rick")])
    }

    @Test func `one search or all searches can be deleted`() async throws {
        for text in ["a", "b", "c"] { try await sut.save(.stub(text)) }

        try await sut.delete("B")
        #expect(try await sut.getAll().map(\.text) == ["c", "a"])
        await #expect(throws: HistoryError.searchNotFound(text: "b")) { try await sut.delete("b") }
        try await sut.deleteAll()

        #expect(try await sut.getAll().map(\.text) == [])
        try await sut.save(.stub("d"))
        #expect(try await sut.getAll().map(\.text) == ["d"])
    }

    @Test func `a database that cannot be opened is a storage failure`() async {
        let sut = RecentSearchesRepository(
            local: RecentSearchesSQLiteDataSource(
                database: Database(.unavailable, schemas: [])))
        let error = HistoryError.searchesFailed(StorageFailure(cause: .noHomeDirectory))

        await #expect(throws: error) { try await sut.getAll() }
        await #expect(throws: error) { try await sut.save(.stub("a")) }
        await #expect(throws: error) { try await sut.delete("a") }
        await #expect(throws: error) { try await sut.deleteAll() }
    }
}
