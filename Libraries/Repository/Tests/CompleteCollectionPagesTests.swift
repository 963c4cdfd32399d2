import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Pages of the API that confirm or contradict the rows of a complete collection.
struct CompleteCollectionPagesTests: NoteListSuite {
    let sut = Self.source(Database(.memory, schemas: [NoteDTO.schema]))

    @Test func `a page of the API that lacks a row ends the collection`() async throws {
        try await save(1, 2, 3, of: 45)
        let other = PageDTO(info: PageInfoDTO(count: 45, pages: 3), results: ([1] + Array(3...21)).map(note))

        try await sut.savePage(other, for: PageKey(page: 1), fetchedAt: later)

        #expect(try await search("odd") == nil)
    }

    @Test func `a page at another position ends the collection`() async throws {
        try await save(1, 2, 3, of: 45)
        // The API has deleted 5 and added 46.
        let shifted = PageDTO(info: PageInfoDTO(count: 45, pages: 3), results: (22...41).map(note))

        try await sut.savePage(shifted, for: PageKey(page: 2), fetchedAt: later)

        #expect(try await sut.getPage(PageKey(page: 2)) == Cached(value: shifted, fetchedAt: later))
        #expect(try await search("odd") == nil)
    }

    @Test(arguments: [1, 2])
    func `a page of a search with other items ends the collection, even if their number is equal`(
        number: Int
    ) async throws {
        try await save(1, 2, 3, of: 45)
        let key = PageKey(page: number, criteria: [Criterion("name", "even")])
        // The API has renamed 2 to "Odd", and 45 to "Even".
        let results = number == 1 ? (2...21).map { note($0 * 2) } : [note(44), NoteDTO(45, name: "Even")]
        let other = PageDTO(info: PageInfoDTO(count: 22, pages: 2), results: results)

        try await sut.savePage(other, for: key, fetchedAt: later)

        #expect(try await sut.getPage(key) == Cached(value: other, fetchedAt: later))
        #expect(try await search("odd") == nil)
    }

    @Test func `a page of a search that the API no longer has ends the collection`() async throws {
        try await save(1, 2, 3, of: 45)

        try await sut.deletePage(PageKey(page: 3, criteria: [Criterion("name", "even")]))
        #expect(try await search("even") != nil)
        try await sut.deletePage(PageKey(page: 2, criteria: [Criterion("name", "even")]))

        #expect(try await search("even", page: 2) == nil)
        #expect(try await search("odd") == nil)
    }

    @Test func `another number of items ends the collection`() async throws {
        try await save(1, 2, 3, of: 45)

        try await sut.savePage(page(1, of: 46), for: PageKey(page: 1), fetchedAt: later)

        #expect(try await search("odd") == nil)
    }

    @Test func `another number of matches on the first page of a search ends the collection`() async throws {
        try await save(1, 2, 3, of: 45)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])
        let other = PageDTO(info: PageInfoDTO(count: 21, pages: 2), results: (1...20).map { note($0 * 2) })

        try await sut.savePage(other, for: key, fetchedAt: later)

        #expect(try await sut.getPage(key)?.value == other)
        #expect(try await search("odd") == nil)
    }

    @Test(arguments: [Criterion("name", String(repeating: "x", count: 1025)), Criterion("color", "red")])
    func `the result of a search that the rows cannot evaluate keeps the collection`(criterion: Criterion) async throws
    {
        try await save(1, 2, 3, of: 45)

        try await sut.savePage(.empty, for: PageKey(page: 1, criteria: [criterion]), fetchedAt: later)

        #expect(try await search("even") != nil)
    }

    @Test func `a page of the API that is equal to the rows keeps the collection`() async throws {
        try await save(1, 2, 3, of: 45)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])
        let page = try #require(try await sut.getPage(key)).value

        try await sut.savePage(page, for: key, fetchedAt: later)

        #expect(try await sut.getPage(key)?.fetchedAt == later)
        #expect(try await search("odd")?.fetchedAt == date)
    }

    @Test func `a page that the API no longer has ends the collection`() async throws {
        try await save(1, 2, 3, of: 45)

        try await sut.deletePage(PageKey(page: 4))
        #expect(try await search("even") != nil)
        try await sut.deletePage(PageKey(page: 3))

        #expect(try await search("even") == nil)
    }
}
