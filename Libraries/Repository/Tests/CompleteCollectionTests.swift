import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Lists that the rows of a complete collection answer.
struct CompleteCollectionTests: NoteListSuite {
    private let database = Database(.memory, schemas: [NoteDTO.schema])
    let sut: SQLiteDataSource<NoteDTO>

    init() {
        sut = Self.source(database)
    }

    @Test func `after all pages a search is answered from the rows`() async throws {
        try await save(1, 2, 3, of: 45)

        let first = try await search("EVEN")
        let second = try await search("even", page: 2)

        let even = stride(from: 2, through: 44, by: 2).map(note)
        let info = PageInfoDTO(count: 22, pages: 2)
        #expect(first == Cached(value: PageDTO(info: info, results: Array(even[..<20])), fetchedAt: date))
        #expect(second == Cached(value: PageDTO(info: info, results: Array(even[20...])), fetchedAt: date))
    }

    @Test func `a search without matches and a page after the end are pages without items`() async throws {
        try await save(1, 2, 3, of: 45)
        func pageAfterTheEnd(count: Int, pages: Int) -> PageDTO<NoteDTO> {
            PageDTO(info: PageInfoDTO(count: count, pages: pages), results: [])
        }

        #expect(try await search("nobody")?.value == .empty)
        #expect(try await search("nobody", page: 2)?.value == .empty)
        #expect(try await search("even", page: 3)?.value == pageAfterTheEnd(count: 22, pages: 2))
        #expect(try await sut.getPage(PageKey(page: 4))?.value == pageAfterTheEnd(count: 45, pages: 3))
    }

    @Test func `upper and lower case are equal, but accents are not`() async throws {
        try await save(1, of: 3)

        #expect(try await search("ñOTE 3")?.value.results == [note(3)])
        #expect(try await search("note")?.value == .empty)
    }

    @Test func `characters with a meaning in SQL are compared literally`() async throws {
        try await save(1, of: 1)
        try await sut.saveItems([NoteDTO(1, name: "50% _of_ \"it's\" [a-z]* \\")], fetchedAt: date)

        for text in ["50%", "_of_", "\"it's\"", "[a-z]*", "\\"] {
            #expect(try await search(text)?.value.results.count == 1, "\(text)")
        }
        for text in ["5%", "of__", "x-z"] {
            #expect(try await search(text)?.value == .empty, "\(text)")
        }
    }

    @Test func `a value with an anchored prefix is found only at the start`() async throws {
        try await sut.savePage(
            PageDTO(
                info: PageInfoDTO(count: 2, pages: 1), results: [NoteDTO(1, name: "Female"), NoteDTO(2, name: "Male")]),
            for: PageKey(page: 1), fetchedAt: date)

        #expect(try await search("MALE")?.value.results.map(\.id) == [2])
        #expect(try await search("ale")?.value.results.map(\.id) == [1, 2])
    }

    @Test func `the order in which the pages are saved does not matter`() async throws {
        try await save(3, 1, of: 45)
        #expect(try await search("even") == nil)

        try await save(2, of: 45)

        #expect(try await search("even")?.value.info.count == 22)
    }

    @Test func `the rows are as old as the oldest page`() async throws {
        try await save(1, of: 45, at: later)
        try await save(2, of: 45)
        try await save(3, of: 45, at: later)

        #expect(try await search("even")?.fetchedAt == date)
        #expect(try await sut.getPage(PageKey(page: 1))?.fetchedAt == later)
    }

    @Test func `pages that do not agree about the count are not a collection`() async throws {
        try await save(1, of: 44)
        try await save(2, 3, of: 45)

        #expect(try await search("even") == nil)
    }

    @Test func `a row that is on no page and not older prevents a collection`() async throws {
        try await sut.saveItems([note(99)], fetchedAt: date)
        try await save(1, 2, 3, of: 45)

        #expect(try await search("even") == nil)
    }

    @Test func `lists, searches and the collection keep the order of the pages`() async throws {
        let order = [7, 40, 2] + (8...39) + [1, 44, 42]
        let info = PageInfoDTO(count: order.count, pages: 2)
        for (number, page) in [order[..<20], order[20...]].enumerated() {
            try await sut.savePage(
                PageDTO(info: info, results: page.map(note)), for: PageKey(page: number + 1), fetchedAt: date)
        }

        #expect(try await sut.getPage(PageKey(page: 2))?.value.results.map(\.id) == Array(order[20...]))
        #expect(try await search("even")?.value.results.map(\.id) == Array(order.filter { $0 % 2 == 0 }.prefix(20)))
        #expect(try await sut.completeCollection()?.value.items.map(\.id) == order)
    }

    @Test func `a changed item keeps the order`() async throws {
        _ = try await sut.replaceAll(with: [note(2), note(3), note(1)], fetchedAt: date)

        try await sut.saveItems([NoteDTO(1, name: "Renamed"), NoteDTO(2, name: "Renamed")], fetchedAt: later)

        #expect(try await sut.getPage(PageKey(page: 1))?.value.results.map(\.id) == [2, 3, 1])
        #expect(try await search("renamed")?.value.results.map(\.id) == [2, 1])
    }

    @Test func `an item that is on two pages is not a collection`() async throws {
        let info = PageInfoDTO(count: 21, pages: 2)
        try await sut.savePage(
            PageDTO(info: info, results: (1...20).map(note)), for: PageKey(page: 1), fetchedAt: date)
        try await sut.savePage(PageDTO(info: info, results: [note(20)]), for: PageKey(page: 2), fetchedAt: date)

        #expect(try await sut.completeCollection() == nil)
        #expect(try await search("even") == nil)
    }

    @Test func `a changed item keeps the collection complete`() async throws {
        try await save(1, of: 3)
        _ = try await search("renamed")

        try await sut.saveItems([NoteDTO(2, name: "Renamed")], fetchedAt: later)

        #expect(try await search("renamed")?.value.results.map(\.id) == [2])
        #expect(try await search("even")?.value == .empty)
    }

    @Test func `a new item ends the collection`() async throws {
        try await save(1, of: 3)

        try await sut.saveItems([note(4)], fetchedAt: later)

        #expect(try await search("even") == nil)
        #expect(try await sut.getPage(PageKey(page: 1)) != nil)
    }

    @Test func `a deleted item ends the collection, even if another one replaces it`() async throws {
        try await save(1, of: 3)

        try await sut.deleteItems(identifiers: [2])
        try await sut.saveItems([note(4)], fetchedAt: later)

        #expect(try await search("odd") == nil)
    }

    @Test func `the deletion of an unknown item does not end the collection`() async throws {
        try await save(1, of: 3)

        try await sut.deleteItems(identifiers: [7])

        #expect(try await search("even") != nil)
    }

    @Test func `a changed item leaves no cached page beside the pages of the rows`() async throws {
        try await save(1, 2, 3, of: 45)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])
        try await sut.savePage(try #require(try await sut.getPage(key)).value, for: key, fetchedAt: later)

        try await sut.saveItems([NoteDTO(2, name: "Odd")], fetchedAt: later)

        #expect(try await sut.getPage(key)?.value.results.first == note(4))
        #expect(try await sut.getPage(key)?.value.info.count == 21)
        #expect(try await sut.getPage(key)?.fetchedAt == date)
    }

    @Test func `a page that is fetched again does not make the collection younger before all others are`() async throws
    {
        let dates = (0..<6).map { date.addingTimeInterval(Double($0)) }
        for number in 1...3 { try await save(number, of: 45, at: dates[number - 1]) }

        try await save(1, of: 45, at: dates[3])
        #expect(try await search("even")?.fetchedAt == dates[0])
        // A visit loads a few pages ahead, so the last page can be saved before the one before it.
        try await save(3, of: 45, at: dates[4])
        #expect(try await search("even")?.fetchedAt == dates[0])
        try await save(2, of: 45, at: dates[5])

        #expect(try await search("even")?.fetchedAt == dates[3])
    }

    @Test func `a row without a page that is older than all pages is deleted`() async throws {
        try await sut.saveItems([note(99)], fetchedAt: date)
        try await save(1, 2, 3, of: 45, at: later)

        #expect(try await search("even")?.value.info.count == 22)
        #expect(try await sut.getItems(identifiers: [99]) == [])
    }

    @Test func `an unknown criterion and a very long value are not answered`() async throws {
        try await save(1, of: 3)

        #expect(try await sut.getPage(PageKey(page: 1, criteria: [Criterion("color", "red")])) == nil)
        #expect(try await search(String(repeating: "x", count: 1025)) == nil)
        #expect(try await search(String(repeating: "x", count: 1024))?.value == .empty)
    }

    @Test func `the rows of another API are not used`() async throws {
        let other = NoteDTO.local(database, at: "https://other.example/api")
        try await save(1, of: 3)

        #expect(try await other.getPage(PageKey(page: 1)) == nil)
    }

    @Test func `a collection with texts as identifiers answers searches, too`() async throws {
        let sut = MemoDTO.local()
        let memos = ["A", "B", "C", "D"].map { MemoDTO(id: $0, name: "Title \($0)") }
        let info = PageInfoDTO(count: 4, pages: 2)
        try await sut.savePage(PageDTO(info: info, results: Array(memos[..<3])), for: PageKey(page: 1), fetchedAt: date)
        try await sut.savePage(PageDTO(info: info, results: Array(memos[3...])), for: PageKey(page: 2), fetchedAt: date)

        let page = try await sut.getPage(PageKey(page: 1, criteria: [MemoDTO.criterion("e d")]))

        #expect(page?.value.results == [memos[3]])
    }
}
