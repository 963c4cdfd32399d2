import ChallengeCore
import ChallengePersistence
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

/// The promises of a local data source, kept by every implementation alike.
struct LocalDataSourceContractTests {
    struct Implementation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () -> any LocalDataSourceContract<NoteDTO>
    }

    static let implementations = [
        Implementation(testDescription: "memory") { MemoryDataSource<NoteDTO>() },
        Implementation(testDescription: "SQLite") { sqlite() },
        Implementation(testDescription: "memory in front of SQLite") {
            LayeredDataSource<NoteDTO>(front: MemoryDataSource<NoteDTO>(), back: sqlite())
        },
        Implementation(testDescription: "a memory too small to help in front of SQLite") {
            LayeredDataSource<NoteDTO>(front: MemoryDataSource<NoteDTO>(capacity: 1), back: sqlite())
        },
    ]

    private static func sqlite() -> SQLiteDataSource<NoteDTO> {
        SQLiteDataSource<NoteDTO>(
            database: Database(.memory, schemas: [NoteDTO.schema]), source: "https://example.org/api")
    }

    private let first = Date(timeIntervalSince1970: 1_700_000_000.25)
    private let second = Date(timeIntervalSince1970: 1_700_003_600)
    private let key = PageKey(page: 2, criteria: [Criterion("name", "rick")])

    @Test(arguments: implementations)
    func whatWasNeverSavedIsNotThere(implementation: Implementation) async throws {
        let sut = implementation.make()

        #expect(try await sut.getItems(identifiers: [1]) == [])
        #expect(try await sut.getPage(key) == nil)
    }

    @Test(arguments: implementations)
    func whatWasSavedComesBackAsItWasWithItsDate(implementation: Implementation) async throws {
        let sut = implementation.make()
        let hostile = NoteDTO(
            id: 7, name: "Mor\u{0}ty’s \"Ünï\" ζ '; DROP TABLE notes; --\n\u{1B}[31m",
            tags: ["", "a\nb", "c\\nd", "\r\n", ".", "https://x/episode/1"])

        try await sut.saveItems([hostile], fetchedAt: first)

        #expect(try await sut.getItems(identifiers: [7]) == [Stored(value: hostile, fetchedAt: first)])
    }

    @Test(arguments: implementations)
    func severalComeBackInTheOrderAskedForAndWithoutTheMissing(implementation: Implementation) async throws {
        let sut = implementation.make()

        try await sut.saveItems((1...5).map { NoteDTO(id: $0) }, fetchedAt: first)

        #expect(try await sut.getItems(identifiers: [4, 99, 1, 3]).map(\.value.id) == [4, 1, 3])
    }

    @Test(arguments: implementations)
    func savingAgainReplacesValueAndDate(implementation: Implementation) async throws {
        let sut = implementation.make()

        try await sut.saveItems([NoteDTO(name: "Old")], fetchedAt: first)
        try await sut.saveItems([NoteDTO(name: "New")], fetchedAt: second)

        #expect(
            try await sut.getItems(identifiers: [1]) == [Stored(value: NoteDTO(name: "New"), fetchedAt: second)])
    }

    @Test(arguments: implementations)
    func whatWasDeletedIsGoneAndTheRestStays(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.saveItems([NoteDTO(id: 1), NoteDTO(id: 2)], fetchedAt: first)

        try await sut.deleteItems(identifiers: [1])

        #expect(try await sut.getItems(identifiers: [1, 2]).map(\.value.id) == [2])
    }

    @Test(arguments: implementations)
    func aPageKeepsItsOrderItsInfoAndItsDate(implementation: Implementation) async throws {
        let sut = implementation.make()
        let page = PageDTO<NoteDTO>.stub(
            count: 107, pages: 6, results: [NoteDTO(id: 9), NoteDTO(id: 2), NoteDTO(id: 5)])

        try await sut.savePage(page, for: key, fetchedAt: first)

        #expect(try await sut.getPage(key) == Stored(value: page, fetchedAt: first))
    }

    @Test(arguments: implementations)
    func anItemThatCameInAPageIsAnItem(implementation: Implementation) async throws {
        let sut = implementation.make()

        try await sut.savePage(.stub(results: [NoteDTO(id: 42)]), for: key, fetchedAt: first)

        #expect(
            try await sut.getItems(identifiers: [42]) == [Stored(value: NoteDTO(id: 42), fetchedAt: first)])
    }

    @Test(arguments: implementations)
    func aPageShowsWhatIsNewerOfItsItems(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.savePage(.stub(results: [NoteDTO(name: "Old")]), for: key, fetchedAt: first)

        try await sut.saveItems([NoteDTO(name: "New")], fetchedAt: second)

        #expect(
            try await sut.getPage(key) == Stored(value: .stub(results: [NoteDTO(name: "New")]), fetchedAt: first))
    }

    @Test(arguments: implementations)
    func aPageThatLacksAnItemIsNoPage(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.savePage(.stub(results: [NoteDTO(id: 1), NoteDTO(id: 2)]), for: key, fetchedAt: first)

        try await sut.deleteItems(identifiers: [2])

        #expect(try await sut.getPage(key) == nil)
    }

    @Test(arguments: implementations)
    func anEmptyPageIsAPage(implementation: Implementation) async throws {
        let sut = implementation.make()

        try await sut.savePage(.empty, for: key, fetchedAt: first)

        #expect(try await sut.getPage(key) == Stored(value: .empty, fetchedAt: first))
    }

    @Test(arguments: implementations)
    func pagesAreToldApartByNumberAndFilterButNotByCase(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.savePage(.stub(count: 1), for: key, fetchedAt: first)

        #expect(try await sut.getPage(PageKey(page: 1, criteria: key.criteria)) == nil)
        #expect(try await sut.getPage(PageKey(page: 2, criteria: [Criterion("species", "rick")])) == nil)
        #expect(try await sut.getPage(PageKey(page: 2, criteria: [Criterion("name", "RICK")])) != nil)
    }

    @Test(arguments: implementations)
    func deletingAPageLeavesItsItems(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.savePage(.stub(), for: key, fetchedAt: first)

        try await sut.deletePage(key)

        #expect(try await sut.getPage(key) == nil)
        #expect(try await sut.getItems(identifiers: [1]).count == 1)
    }

    @Test func whatCameFromOneAPIIsNotShownForAnother() async throws {
        let database = Database(.memory, schemas: [NoteDTO.schema])
        let one = SQLiteDataSource<NoteDTO>(database: database, source: "https://one.example/api")
        let other = SQLiteDataSource<NoteDTO>(database: database, source: "https://other.example/api")

        try await one.savePage(.stub(), for: key, fetchedAt: first)

        #expect(try await other.getItems(identifiers: [1]) == [])
        #expect(try await other.getPage(key) == nil)
        #expect(try await one.getPage(key) != nil)
    }

    @Test func memoryLetsGoOfWhatCameFirstWhenItIsFull() async {
        let sut = MemoryDataSource<NoteDTO>(capacity: 2)

        await sut.saveItems((1...3).map { NoteDTO(id: $0) }, fetchedAt: first)

        #expect(await sut.getItems(identifiers: [1, 2, 3]).map(\.value.id) == [2, 3])
    }
}
