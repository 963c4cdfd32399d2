import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Lists that the rows of a complete collection answer.
struct CompleteCollectionTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)
    private let later = Date(timeIntervalSince1970: 1_700_003_600)
    private let database = Database(.memory, schemas: [NoteDTO.schema])
    private let sut: SQLiteDataSource<NoteDTO>

    init() {
        sut = SQLiteDataSource(database: database, apiAddress: "https://example.org/api", api: NoteDTO.api)
    }

    private func note(_ id: Int) -> NoteDTO { NoteDTO(id, name: "\(id.isMultiple(of: 2) ? "Even" : "Odd") Ñote \(id)") }

    /// Returns a page of a list with the number of notes.
    private func page(_ number: Int, of count: Int) -> PageDTO<NoteDTO> {
        let first = (number - 1) * 20 + 1
        let notes = (first...min(count, first + 19)).map(note)
        return PageDTO(info: PageInfoDTO(count: count, pages: (count + 19) / 20), results: notes)
    }

    private func save(_ pages: Int..., of count: Int, at date: Date? = nil) async throws {
        for number in pages {
            try await sut.savePage(page(number, of: count), for: PageKey(page: number), fetchedAt: date ?? self.date)
        }
    }

    private func search(_ text: String, page: Int = 1) async throws -> Cached<PageDTO<NoteDTO>>? {
        try await sut.getPage(PageKey(page: page, criteria: [Criterion("name", text)]))
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

    @Test func `rows without all pages do not answer a search`() async throws {
        try await save(1, 3, of: 45)

        #expect(try await search("even") == nil)
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

    @Test func `pages in another order than the identifiers are not a collection`() async throws {
        try await sut.savePage(
            PageDTO(info: PageInfoDTO(count: 2, pages: 1), results: [note(2), note(1)]), for: PageKey(page: 1),
            fetchedAt: date)

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

    @Test func `a page of the API that lacks a row ends the collection`() async throws {
        try await save(1, 2, 3, of: 45)
        let other = PageDTO(info: PageInfoDTO(count: 45, pages: 3), results: ([1] + Array(3...21)).map(note))

        try await sut.savePage(other, for: PageKey(page: 1), fetchedAt: later)

        #expect(try await search("odd") == nil)
    }

    @Test func `a changed item leaves no stored page beside the pages of the rows`() async throws {
        try await save(1, 2, 3, of: 45)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])
        try await sut.savePage(try #require(try await sut.getPage(key)).value, for: key, fetchedAt: later)

        try await sut.saveItems([NoteDTO(2, name: "Odd")], fetchedAt: later)

        #expect(try await sut.getPage(key)?.value.results.first == note(4))
        #expect(try await sut.getPage(key)?.value.info.count == 21)
        #expect(try await sut.getPage(key)?.fetchedAt == date)
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

    @Test(arguments: [Criterion("name", String(repeating: "x", count: 1025)), Criterion("colour", "red")])
    func `the result of a search that the rows cannot evaluate keeps the collection`(criterion: Criterion) async throws
    {
        try await save(1, 2, 3, of: 45)

        try await sut.savePage(.empty, for: PageKey(page: 1, criteria: [criterion]), fetchedAt: later)

        #expect(try await search("even") != nil)
    }

    @Test func `fetching all pages again makes the collection younger`() async throws {
        try await save(1, 2, 3, of: 45)
        try await save(1, 2, of: 45, at: later)
        #expect(try await search("even")?.fetchedAt == date)

        try await save(3, of: 45, at: later)

        #expect(try await search("even")?.fetchedAt == later)
    }

    @Test func `a row without a page that is older than all pages is deleted`() async throws {
        try await sut.saveItems([note(99)], fetchedAt: date)
        try await save(1, 2, 3, of: 45, at: later)

        #expect(try await search("even")?.value.info.count == 22)
        #expect(try await sut.getItems(identifiers: [99]) == [])
    }

    @Test func `a search sees the writes of another process`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString).db").path
        defer { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }
        let (own, other) = (
            SQLiteDataSource<NoteDTO>(
                database: Database(.cache(path: path), schemas: [NoteDTO.schema]), apiAddress: "s", api: NoteDTO.api),
            SQLiteDataSource<NoteDTO>(
                database: Database(.cache(path: path), schemas: [NoteDTO.schema]), apiAddress: "s", api: NoteDTO.api)
        )
        _ = try await own.replaceAll(with: [note(1), note(2)], fetchedAt: date)
        let key = PageKey(page: 1, criteria: [Criterion("name", "even")])
        #expect(try await own.getPage(key)?.value.results.map(\.id) == [2])

        try await other.saveItems([NoteDTO(1, name: "Even")], fetchedAt: date)

        #expect(try await own.getPage(key)?.value.results.map(\.id) == [1, 2])
    }

    @Test func `a text without its row is not answered`() async throws {
        try await save(1, of: 3)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes WHERE id = 2")
        }

        #expect(try await search("even") == nil)
        #expect(try await search("odd") != nil)
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

    @Test func `an unknown criterion and a very long value are not answered`() async throws {
        try await save(1, of: 3)

        #expect(try await sut.getPage(PageKey(page: 1, criteria: [Criterion("colour", "red")])) == nil)
        #expect(try await search(String(repeating: "x", count: 1025)) == nil)
        #expect(try await search(String(repeating: "x", count: 1024))?.value == .empty)
    }

    @Test func `the rows of another API are not used`() async throws {
        let other = SQLiteDataSource<NoteDTO>(
            database: database, apiAddress: "https://other.example/api", api: NoteDTO.api)
        try await save(1, of: 3)

        #expect(try await other.getPage(PageKey(page: 1)) == nil)
    }

    @Test func `without the searched texts the rows do not answer`() async throws {
        try await save(1, of: 3)

        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes_filters")
        }

        #expect(try await search("even") == nil)
    }

    @Test func `a collection with texts as identifiers answers searches, too`() async throws {
        let sut = SQLiteDataSource<MemoDTO>(
            database: Database(.memory, schemas: [MemoDTO.schema]), apiAddress: "a", api: MemoDTO.api)
        let memos = ["A", "B", "C", "D"].map { MemoDTO(id: $0, noteTitle: "Title \($0)") }
        let info = PageInfoDTO(count: 4, pages: 2)
        try await sut.savePage(PageDTO(info: info, results: Array(memos[..<3])), for: PageKey(page: 1), fetchedAt: date)
        try await sut.savePage(PageDTO(info: info, results: Array(memos[3...])), for: PageKey(page: 2), fetchedAt: date)

        let page = try await sut.getPage(PageKey(page: 1, criteria: [Criterion("title", "e d")]))

        #expect(page?.value.results == [memos[3]])
    }

    @Test func `the rows of an earlier version of the cache are kept, and are not a collection`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString).db").path
        defer { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }
        let earlier = Database(.cache(path: path), schemas: [Schema("note", steps: [NoteDTO.firstStep])])
        try await earlier.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "INSERT INTO notes (source, id, name, tags, fetched_at) VALUES ('s', 1, 'Old', '', 1)")
            try connection.execute(
                "INSERT INTO notes_pages (source, page_key, count, pages, items, fetched_at) VALUES ('s', 'page=1', 1, 1, '1', 1)"
            )
        }

        let sut = SQLiteDataSource<NoteDTO>(
            database: Database(.cache(path: path), schemas: [NoteDTO.schema]), apiAddress: "s", api: NoteDTO.api)

        #expect(try await sut.getPage(PageKey(page: 1))?.value.results.map(\.name) == ["Old"])
        #expect(try await sut.getPage(PageKey(page: 1, criteria: [Criterion("name", "old")])) == nil)
    }
}
