import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeCharacter

/// The promises of a local data source, kept by every implementation alike.
struct CharacterLocalDataSourceContractTests {
    struct Implementation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () -> any CharacterLocalDataSourceContract
    }

    static let implementations = [
        Implementation(testDescription: "memory") { CharacterMemoryDataSource() },
        Implementation(testDescription: "SQLite") { sqlite() },
        Implementation(testDescription: "memory in front of SQLite") {
            CharacterLayeredDataSource(front: CharacterMemoryDataSource(), back: sqlite())
        },
        Implementation(testDescription: "a memory too small to help in front of SQLite") {
            CharacterLayeredDataSource(front: CharacterMemoryDataSource(capacity: 1), back: sqlite())
        },
    ]

    private static func sqlite() -> CharacterSQLiteDataSource {
        CharacterSQLiteDataSource(
            database: Database(.memory, schemas: CharacterFeature.schemas), source: "https://example.org/api")
    }

    private let first = Date(timeIntervalSince1970: 1_700_000_000.25)
    private let second = Date(timeIntervalSince1970: 1_700_003_600)
    private let key = CharactersPageKey(page: 2, filter: CharactersFilter(name: "rick"))

    @Test(arguments: implementations)
    func whatWasNeverSavedIsNotThere(implementation: Implementation) async throws {
        let sut = implementation.make()

        #expect(try await sut.getCharacters(identifiers: [1]) == [])
        #expect(try await sut.getPage(key) == nil)
    }

    @Test(arguments: implementations)
    func whatWasSavedComesBackAsItWasWithItsDate(implementation: Implementation) async throws {
        let sut = implementation.make()
        let hostile = CharacterDTO.stub(
            id: 7, name: "Mor\u{0}ty’s \"Ünï\" ζ '; DROP TABLE characters; --\n\u{1B}[31m", status: "Schrödinger",
            type: "", gender: "Plumbus", origin: PlaceDTO(name: "", url: ""),
            episode: ["", "a\nb", "c\\nd", "\r\n", ".", "https://x/episode/1"], created: "")

        try await sut.saveCharacters([hostile], fetchedAt: first)

        #expect(try await sut.getCharacters(identifiers: [7]) == [Stored(value: hostile, fetchedAt: first)])
    }

    @Test(arguments: implementations)
    func severalComeBackInTheOrderAskedForAndWithoutTheMissing(implementation: Implementation) async throws {
        let sut = implementation.make()

        try await sut.saveCharacters((1...5).map { .stub(id: $0) }, fetchedAt: first)

        #expect(try await sut.getCharacters(identifiers: [4, 99, 1, 3]).map(\.value.id) == [4, 1, 3])
    }

    @Test(arguments: implementations)
    func savingAgainReplacesValueAndDate(implementation: Implementation) async throws {
        let sut = implementation.make()

        try await sut.saveCharacters([.stub(name: "Old")], fetchedAt: first)
        try await sut.saveCharacters([.stub(name: "New")], fetchedAt: second)

        #expect(
            try await sut.getCharacters(identifiers: [1]) == [Stored(value: .stub(name: "New"), fetchedAt: second)])
    }

    @Test(arguments: implementations)
    func whatWasDeletedIsGoneAndTheRestStays(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.saveCharacters([.stub(id: 1), .stub(id: 2)], fetchedAt: first)

        try await sut.deleteCharacters(identifiers: [1])

        #expect(try await sut.getCharacters(identifiers: [1, 2]).map(\.value.id) == [2])
    }

    @Test(arguments: implementations)
    func aPageKeepsItsOrderItsInfoAndItsDate(implementation: Implementation) async throws {
        let sut = implementation.make()
        let page = CharactersPageDTO.stub(count: 107, pages: 6, results: [.stub(id: 9), .stub(id: 2), .stub(id: 5)])

        try await sut.savePage(page, for: key, fetchedAt: first)

        #expect(try await sut.getPage(key) == Stored(value: page, fetchedAt: first))
    }

    @Test(arguments: implementations)
    func aCharacterThatCameInAPageIsACharacter(implementation: Implementation) async throws {
        let sut = implementation.make()

        try await sut.savePage(.stub(results: [.stub(id: 42)]), for: key, fetchedAt: first)

        #expect(
            try await sut.getCharacters(identifiers: [42]) == [Stored(value: .stub(id: 42), fetchedAt: first)])
    }

    @Test(arguments: implementations)
    func aPageShowsWhatIsNewerOfItsCharacters(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.savePage(.stub(results: [.stub(name: "Old")]), for: key, fetchedAt: first)

        try await sut.saveCharacters([.stub(name: "New")], fetchedAt: second)

        #expect(
            try await sut.getPage(key) == Stored(value: .stub(results: [.stub(name: "New")]), fetchedAt: first))
    }

    @Test(arguments: implementations)
    func aPageThatLacksACharacterIsNoPage(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.savePage(.stub(results: [.stub(id: 1), .stub(id: 2)]), for: key, fetchedAt: first)

        try await sut.deleteCharacters(identifiers: [2])

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

        #expect(try await sut.getPage(CharactersPageKey(page: 1, filter: key.filter)) == nil)
        #expect(try await sut.getPage(CharactersPageKey(page: 2, filter: CharactersFilter(species: "rick"))) == nil)
        #expect(try await sut.getPage(CharactersPageKey(page: 2, filter: CharactersFilter(name: "RICK"))) != nil)
    }

    @Test(arguments: implementations)
    func deletingAPageLeavesItsCharacters(implementation: Implementation) async throws {
        let sut = implementation.make()
        try await sut.savePage(.stub(), for: key, fetchedAt: first)

        try await sut.deletePage(key)

        #expect(try await sut.getPage(key) == nil)
        #expect(try await sut.getCharacters(identifiers: [1]).count == 1)
    }

    @Test func whatCameFromOneAPIIsNotShownForAnother() async throws {
        let database = Database(.memory, schemas: CharacterFeature.schemas)
        let one = CharacterSQLiteDataSource(database: database, source: "https://one.example/api")
        let other = CharacterSQLiteDataSource(database: database, source: "https://other.example/api")

        try await one.savePage(.stub(), for: key, fetchedAt: first)

        #expect(try await other.getCharacters(identifiers: [1]) == [])
        #expect(try await other.getPage(key) == nil)
        #expect(try await one.getPage(key) != nil)
    }

    @Test func memoryLetsGoOfWhatCameFirstWhenItIsFull() async {
        let sut = CharacterMemoryDataSource(capacity: 2)

        await sut.saveCharacters((1...3).map { .stub(id: $0) }, fetchedAt: first)

        #expect(await sut.getCharacters(identifiers: [1, 2, 3]).map(\.value.id) == [2, 3])
    }
}
