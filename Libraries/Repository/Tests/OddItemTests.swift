import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

/// Items that cannot be read, among others that can.
struct OddItemTests {
    /// An item with a number, a list, and a column of its own.
    private struct Film: ItemDTO {
        var id = 0
        var name = ""
        var note = ""
        var year = 0
        var tags: [String] = []
        var directors: [String] = []

        static let collection = APICollection<Film>(
            api: .sample, path: "/films", name: "films", .text("name", \.name), .text("note", \.note),
            .value("year", \.year), .value("tags", \.tags), .names("directors", \.directors))
    }

    private func books(_ items: String...) -> Result<HTTPResponse, HTTPError> {
        .body(#"{"data":[\#(items.joined(separator: ","))],"meta":{"next":null}}"#)
    }

    private func notes(_ items: [String], count: Int) -> Result<HTTPResponse, HTTPError> {
        .body(NoteDTO.lastPageJSON(items: items, count: count))
    }

    @Test func `items that cannot be read are left out of a page, counted and named`() async throws {
        let client = ScriptedHTTPClient(
            books(BookDTO(1).json, #"{"id":"bk-2"}"#, "7", "null", #"{"title":"x"}"#, BookDTO(3).json))

        let page = try await RESTDataSource<BookDTO>(httpClient: client).getPage(PageKey(page: 1))

        #expect(page.results == [BookDTO(1), BookDTO(3)])
        #expect(page.dropped == 4)
        #expect(page.unreadable == ["bk-2 (data[1].title)", "data[2]", "data[3]", "data[4].id"])
    }

    @Test(arguments: [true, false])
    func `both caches name the items of a page that cannot be read`(isInMemory: Bool) async throws {
        let freshness = Freshness(maximumAge: .seconds(60), clock: ClockMock())
        let local: any LocalDataSourceContract<NoteDTO> =
            isInMemory ? MemoryDataSource(freshness: freshness) : NoteDTO.local()
        let page = PageDTO(
            info: PageInfoDTO(count: 2, pages: 1), results: [NoteDTO(sample: 1)], unreadable: ["2 (results[1].name)\n"])

        try await local.savePage(page, for: PageKey(page: 1), fetchedAt: .distantPast)

        #expect(try await local.getPage(PageKey(page: 1))?.value == page)
    }

    @Test func `a page on which no item can be read is unreadable`() async {
        let client = ScriptedHTTPClient(books(#"{"id":"bk-1","title":7}"#, "7"))

        await #expect(throws: APIError.failed(.unreadable(path: "data[0].title", reason: "another type"))) {
            try await RESTDataSource<BookDTO>(httpClient: client).getPage(PageKey(page: 1))
        }
    }

    @Test func `a later page and a filtered one can have unreadable items only`() async throws {
        let next = Result<HTTPResponse, HTTPError>.body(#"{"data":[\#(BookDTO(1).json)],"meta":{"next":"a"}}"#)
        let remote = RESTDataSource<BookDTO>(httpClient: ScriptedHTTPClient(next, books(#"{"id":"bk-2"}"#)))

        let changes = try await CollectionDownload(remote: remote).list { _, _ in }
        let filtered = try await RESTDataSource<BookDTO>(httpClient: ScriptedHTTPClient(books(#"{"id":"bk-2"}"#)))
            .getPage(PageKey(page: 1, criteria: [Criterion("title", "x")]))

        #expect(changes.items == [BookDTO(1)] && changes.unreadable == ["bk-2 (data[0].title)"])
        #expect(filtered.results == [] && filtered.unreadable == ["bk-2 (data[0].title)"])
    }

    @Test(arguments: ["3.5", "12345678901234567890", "1e999", #""7""#])
    func `a number that does not fit is named with its place`(year: String) async throws {
        let films = ["7", year].enumerated().map { #"{"id":\#($0 + 1),"name":"A","year":\#($1)}"# }
        let client = ScriptedHTTPClient(notes(films, count: 2))

        let page = try await RESTDataSource<Film>(httpClient: client).getPage(PageKey(page: 1))

        #expect(page.unreadable == ["2 (results[1].year)"])
    }

    @Test func `only the identifier and the name are required, besides numbers and flags`() async throws {
        func film(_ json: String) async throws -> Film {
            try await RESTDataSource<Film>(httpClient: ScriptedHTTPClient(.body(json))).getItem(identifier: 1)
        }

        #expect(try await film(#"{"id":1,"name":"A","year":7}"#) == Film(id: 1, name: "A", year: 7))
        #expect(
            try await film(#"{"id":1,"name":"A","note":null,"year":7,"tags":null,"directors":null}"#)
                == Film(id: 1, name: "A", year: 7))
        for json in [#"{"id":1,"name":null,"year":7}"#, #"{"id":1,"name":"A"}"#] {
            await #expect(throws: APIError.self) { try await film(json) }
        }
    }

    @Test func `a column of its own reads a list of objects, and the cache keeps it`() async throws {
        let json = #"{"id":1,"name":"A","year":7,"directors":[{"name":"Ann"},{"name":null},{"name":"Bob"}]}"#
        let film = try await RESTDataSource<Film>(httpClient: ScriptedHTTPClient(.body(json))).getItem(identifier: 1)

        #expect(film.directors == ["Ann", "", "Bob"])
        let local = SQLiteDataSource<Film>(
            database: Database(.memory, schemas: [Film.schema]), apiAddress: "a",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
        try await local.saveItems([film], fetchedAt: .distantPast)
        #expect(try await local.getItems(identifiers: [1]).map(\.value) == [film])
    }

    @Test func `a download has the other items, and names those that cannot be read`() async throws {
        let odd = #"{"id":2,"name":7}"#
        let client = ScriptedHTTPClient(notes([NoteDTO(sample: 1).json, odd, NoteDTO(sample: 3).json], count: 3))
        let local = NoteDTO.local()

        let changes = try await CollectionSync(remote: NoteDTO.remote(client), local: local)
            .fetch(savesItems: true) { _, _ in }

        #expect(changes.unreadable == ["2 (results[1].name)"])
        #expect(try await local.completeCollection()?.value.items.map(\.id) == [1, 3])
    }

    @Test(arguments: CachePolicy.allCases)
    func `one of several items that cannot be read fails alone, or an older value replaces it`(
        policy: CachePolicy
    ) async throws {
        let odd = LoadFailure.unreadable(path: "[2].name", reason: "another type")
        let client = ScriptedHTTPClient(
            .list([NoteDTO(sample: 1).json, #"{"id":2,"name":7}"#, #"{"id":4,"name":7}"#]))
        let cache = NoteDTO.local()
        try await cache.saveItems([NoteDTO(2, name: "Old")], fetchedAt: .distantPast)

        let snapshot = SnapshotDataSourceMock<NoteDTO>()
        snapshot.getItems.setResult(.success(Bundled(value: [], asOf: .sample)))

        let results = try await policy.fetchItems(
            [1, 2, 3, 4], remote: NoteDTO.remote(client), cache: cache, bundled: snapshot)

        let old = [NoteDTO(2, name: "Old")]
        #expect(results.found.map(\.value) == [NoteDTO(sample: 1)] + (policy == .noCache ? [] : old))
        #expect(results.entries[2].result == .notFound)
        #expect(results.entries[3].result == .failed(.failed(odd)))
        #expect(try await cache.getItems(identifiers: [2]).map(\.value) == old)
    }

    @Test func `an item that cannot be read fails alone if each has its own request`() async throws {
        let client = ScriptedHTTPClient(.body(#"{"id":1,"name":7}"#), .body(#"{"id":2,"name":"B"}"#))

        let received = try await RESTDataSource<ShelfDTO>(httpClient: client).getItems(identifiers: [1, 2], .none)

        #expect(received.items.map(\.id) == [2])
        #expect(received.failures == [1: .unreadable(path: "name", reason: "another type")])
    }

    @Test func `a request for several items with an unreadable one is replaced by pages`() async throws {
        let items = (1...25).map { $0 == 22 ? #"{"id":22,"name":7}"# : NoteDTO(sample: $0).json }
        let client = ScriptedHTTPClient(
            notes(Array(items[..<20]), count: 25), .list(Array(items[20...])), notes(Array(items[20...]), count: 25))

        let list = try await CollectionDownload(remote: NoteDTO.remote(client)).list { _, _ in }

        #expect(list.items.map(\.id) == Array(1...21) + [23, 24, 25])
        #expect(list.unreadable == ["22 (results[1].name)"])
    }
}

extension StoredColumn {
    /// The names of objects in a list.
    fileprivate static func names(_ name: String, _ property: Property<[String]>) -> StoredColumn {
        StoredColumn(
            name, property, format: "names",
            decode: { try $0.values(at: $1) { object in try object.value(at: "name", or: "") } },
            text: { $0.storedText }, value: { [String](storedText: $0) })
    }
}
