import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeCharacter

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
                    database: Database(.memory, schemas: [RecentSearchesSQLiteDataSource.schema]),
                    library: Database(.memory, schemas: [])))
        },
    ]

    @Test(arguments: implementations)
    func `the newest search comes first`(implementation: Implementation) async throws {
        let sut = implementation.make()

        #expect(try await sut.getAll() == [])
        for text in ["rick", "morty", "'; DROP TABLE recent_searches; --"] { try await sut.save(text) }

        #expect(try await sut.getAll() == ["'; DROP TABLE recent_searches; --", "morty", "rick"])
    }

    @Test(arguments: implementations)
    func `a repeated search is stored once, in its latest spelling`(implementation: Implementation) async throws {
        let sut = implementation.make()

        for text in ["Rick", "morty", "RICK", "ÁRBOL", "árbol"] { try await sut.save(text) }

        #expect(try await sut.getAll() == ["árbol", "RICK", "morty"])
    }

    @Test(arguments: implementations)
    func `only the last twenty searches are stored`(implementation: Implementation) async throws {
        let sut = implementation.make()

        for number in 1...25 { try await sut.save("\(number)") }
        try await sut.save("6")

        #expect(try await sut.getAll() == ["6"] + (7...25).reversed().map(String.init))
    }

    @Test(arguments: implementations)
    func `one search or all searches can be deleted`(implementation: Implementation) async throws {
        let sut = implementation.make()
        for text in ["a", "b", "c"] { try await sut.save(text) }

        try await sut.delete("B")
        #expect(try await sut.getAll() == ["c", "a"])
        await #expect(throws: RecentSearchesError.notFound(text: "b")) { try await sut.delete("b") }
        try await sut.deleteAll()

        #expect(try await sut.getAll() == [])
        try await sut.save("d")
        #expect(try await sut.getAll() == ["d"])
    }

    @Test func `a database that cannot be opened is a storage failure`() async {
        let sut = RecentSearchesRepository(
            local: RecentSearchesSQLiteDataSource(
                database: Database(.unavailable, schemas: []), library: Database(.memory, schemas: [])))
        let error = RecentSearchesError.storageFailed(StorageFailure(cause: .noHomeDirectory))

        await #expect(throws: error) { try await sut.getAll() }
        await #expect(throws: error) { try await sut.save("a") }
        await #expect(throws: error) { try await sut.delete("a") }
        await #expect(throws: error) { try await sut.deleteAll() }
    }
}
