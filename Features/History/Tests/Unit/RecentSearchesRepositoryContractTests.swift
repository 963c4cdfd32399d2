import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeHistory

/// The behavior of the repository with each local data source.
struct RecentSearchesRepositoryContractTests {
    struct Implementation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () -> RecentSearchesRepository
    }

    static let implementations = [
        Implementation(testDescription: "memory") {
            RecentSearchesRepository(local: RecentSearchesMemoryDataSource())
        },
        Implementation(testDescription: "SQLite") {
            RecentSearchesRepository(
                local: RecentSearchesSQLiteDataSource(
                    database: Database(.memory, schemas: [RecentSearchesSQLiteDataSource.schema])))
        },
    ]

    @Test(arguments: implementations)
    func `the newest search comes first`(implementation: Implementation) async throws {
        let sut = implementation.make()

        #expect(try await sut.getAll().map(\.text) == [])
        for text in ["rick", "morty", "'; DROP TABLE recent_searches; --"] { try await sut.save(.stub(text)) }

        #expect(try await sut.getAll().map(\.text) == ["'; DROP TABLE recent_searches; --", "morty", "rick"])
    }

    @Test(arguments: implementations)
    func `a repeated search is stored once, in its latest spelling`(implementation: Implementation) async throws {
        let sut = implementation.make()

        for text in ["Rick", "morty", "RICK", "ÁRBOL", "árbol"] { try await sut.save(.stub(text)) }

        #expect(try await sut.getAll().map(\.text) == ["árbol", "RICK", "morty"])
    }

    @Test(arguments: implementations)
    func `only the last twenty searches are stored`(implementation: Implementation) async throws {
        let sut = implementation.make()

        for number in 1...25 { try await sut.save(.stub("\(number)")) }
        try await sut.save(.stub("6"))

        #expect(try await sut.getAll().map(\.text) == ["6"] + (7...25).reversed().map(String.init))
    }

    @Test(arguments: implementations)
    func `each kind has its own searches, with the command that repeats them`(
        implementation: Implementation
    ) async throws {
        let sut = implementation.make()
        let episodes = (1...25).map { RecentSearch.stub("\($0)", kind: "episode", command: "episodes search") }

        for search in [.stub("Rick"), .stub("7")] + episodes { try await sut.save(search) }

        #expect(try await sut.getAll() == episodes.reversed().prefix(20) + [.stub("7"), .stub("Rick")])
        try await sut.delete("7")
        #expect(try await sut.getAll() == episodes.reversed().filter { $0.text != "7" }.prefix(19) + [.stub("Rick")])
    }

    @Test(arguments: implementations)
    func `one search or all searches can be deleted`(implementation: Implementation) async throws {
        let sut = implementation.make()
        for text in ["a", "b", "c"] { try await sut.save(.stub(text)) }

        try await sut.delete("B")
        #expect(try await sut.getAll().map(\.text) == ["c", "a"])
        await #expect(throws: RecentSearchesError.notFound(text: "b")) { try await sut.delete("b") }
        try await sut.deleteAll()

        #expect(try await sut.getAll().map(\.text) == [])
        try await sut.save(.stub("d"))
        #expect(try await sut.getAll().map(\.text) == ["d"])
    }

    @Test func `a database that cannot be opened is a storage failure`() async {
        let sut = RecentSearchesRepository(
            local: RecentSearchesSQLiteDataSource(
                database: Database(.unavailable, schemas: [])))
        let error = RecentSearchesError.storageFailed(StorageFailure(cause: .noHomeDirectory))

        await #expect(throws: error) { try await sut.getAll() }
        await #expect(throws: error) { try await sut.save(.stub("a")) }
        await #expect(throws: error) { try await sut.delete("a") }
        await #expect(throws: error) { try await sut.deleteAll() }
    }
}
