import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Lists and items of APIs that differ from the usual one.
struct OtherConventionsTests {
    private func books(_ numbers: ClosedRange<Int>, next: String? = nil) -> Result<HTTPResponse, HTTPError> {
        let items = numbers.map { BookDTO($0).json }.joined(separator: ",")
        return .body(#"{"data":[\#(items)],"meta":{"next":\#(next.map { "\"\($0)\"" } ?? "null")}}"#)
    }

    private func shelves(_ identifiers: [Int], link: String? = nil) -> Result<HTTPResponse, HTTPError> {
        .success(
            HTTPResponse(
                status: 200, headers: link.map { ["link": $0] } ?? [:], body: Data(ShelfDTO.list(identifiers).utf8)))
    }

    private func local(_ database: Database = Database(.memory, schemas: [BookDTO.schema])) -> SQLiteDataSource<BookDTO>
    {
        SQLiteDataSource(
            database: database, apiAddress: "a", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }

    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func `a list without a total has the smallest possible numbers, and asks with the size and the query`()
        async throws
    {
        let client = ScriptedHTTPClient(books(1...2, next: "https://bookshop.example/v1/books?after=c%202"))
        let page = try await RESTDataSource<BookDTO>(httpClient: client).getPage(
            PageKey(page: 1, criteria: [Criterion("author.name", "lem")]))

        #expect(page.results == [BookDTO(1), BookDTO(2)])
        #expect(page.info == PageInfoDTO(count: 2, pages: 2, isCounted: false, next: "c 2"))
        #expect(client.endpoints.map { $0.address(below: "") } == ["/books?writer=lem&fields=all&limit=2"])
    }

    @Test func `each page of a walk is requested once, and a page from a stored cursor is one request`() async throws {
        let client = ScriptedHTTPClient(books(1...2, next: "a"), books(3...4, next: "b"), books(5...5))
        let sut = RESTDataSource<BookDTO>(httpClient: client)
        for number in 1...3 { _ = try await sut.getPage(PageKey(page: number), .none) }
        #expect(client.endpoints.count == 3)

        let cache = local()
        let first = PageDTO(
            info: PageInfoDTO(count: 4, pages: 3, isCounted: false, next: "b"), results: [BookDTO(3), BookDTO(4)])
        try await cache.savePage(first, for: PageKey(page: 2), fetchedAt: date)
        let other = ScriptedHTTPClient(books(5...5), books(1...2, next: "a"))
        let stored = RESTDataSource<BookDTO>(httpClient: other, storedCursor: cache.cursor)
        #expect(try await stored.getPage(PageKey(page: 3), .stored).results == [BookDTO(5)])
        #expect(other.endpoints.map { $0.query.first } == [.init("after", "b")])
        _ = try await stored.getPage(PageKey(page: 1), .none)
        #expect(other.endpoints.last?.query.map(\.name) == ["fields", "limit"])
    }

    @Test func `a page with the largest number is after the end`() async throws {
        let sut = RESTDataSource<ShelfDTO>(
            httpClient: ScriptedHTTPClient(shelves([1, 2], link: "</shelves?start=2>; rel=next"), shelves([3])))

        await #expect(throws: APIError.pageNotFound(page: .max, pages: 2)) {
            try await sut.getPage(PageKey(page: .max))
        }
    }

    @Test func `a cursor that leads to itself is an error`() async {
        let sut = RESTDataSource<BookDTO>(
            httpClient: ScriptedHTTPClient(books(1...2, next: "a"), books(3...4, next: "a")))

        await #expect(throws: APIError.unreadable("meta.next")) { try await sut.getPage(PageKey(page: 2)) }
    }

    @Test func `a rejected cursor is walked again from the first page`() async throws {
        let client = ScriptedHTTPClient(.failure(.status(400)), books(1...2, next: "new"), books(3...3))
        let sut = RESTDataSource<BookDTO>(httpClient: client) { _ in "old" }

        #expect(try await sut.getPage(PageKey(page: 2), .stored).results == [BookDTO(3)])
        #expect(client.endpoints.map { $0.query[0].value } == ["old", "all", "new"])
    }

    @Test func `a filter that the API ignored is an error`() async {
        let sut = RESTDataSource<BookDTO>(httpClient: ScriptedHTTPClient(books(1...2)))

        await #expect(throws: APIError.unreadable("author.name")) {
            try await sut.getPage(PageKey(page: 1, criteria: [Criterion("author.name", "Dick")]))
        }
    }

    @Test func `no request has more identifiers than the limit`() async throws {
        let client = ScriptedHTTPClient(books(1...2), books(3...4), books(5...5))

        let found = try await RESTDataSource<BookDTO>(httpClient: client).getItems(
            identifiers: (1...5).map { "bk-\($0)" })

        #expect(found.map(\.id) == (1...5).map { "bk-\($0)" })
        #expect(client.endpoints.map { $0.query[0].value } == ["bk-1,bk-2", "bk-3,bk-4", "bk-5"])
        #expect(client.endpoints.map { $0.query.last } == ["2", "2", "1"].map { .init("limit", $0) })
    }

    @Test func `a collection can have a query and an endpoint for several items of its own`() async throws {
        struct Map: ItemDTO {
            var id = 0
            var name = ""

            static let collection = APICollection<Map>(
                api: ShelfDTO.collection.api, path: "/maps", name: "maps", several: .query("ids", limit: 2),
                query: [.init("type", "map")], .text("name", \.name))
        }
        let client = ScriptedHTTPClient(shelves([1, 2]), shelves([3]), shelves([1]))
        let sut = RESTDataSource<Map>(httpClient: client)

        #expect(try await sut.getItems(identifiers: [1, 2, 3]).map(\.id) == [1, 2, 3])
        _ = try await sut.getPage(PageKey(page: 1))
        #expect(
            client.endpoints.map { $0.address(below: "") }
                == ["/maps?ids=1%2C2&type=map", "/maps?ids=3&type=map", "/maps?type=map"])
    }

    @Test func `a 404 of the API can have its member in another object`() async {
        struct Map: ItemDTO {
            var id = 0
            var name = ""

            static let collection = APICollection<Map>(
                api: APIConventions(
                    name: "maps", address: "https://maps.example", pageSize: 2, paging: .whole,
                    pageFields: PageFields(items: nil), missingItem: .member("error.code")),
                path: "/maps", name: "maps", .text("name", \.name))
        }
        let client = ScriptedHTTPClient(
            .notFound(#"{"error":{"code":404},"help":[1]}"#), .notFound(#"{"error":{"code":null}}"#))
        let sut = RESTDataSource<Map>(httpClient: client)

        await #expect(throws: APIError.notFound) { try await sut.getItem(identifier: 1) }
        await #expect(throws: APIError.failed(.invalidRequest(status: 404))) { try await sut.getItem(identifier: 1) }
    }

    @Test func `an item under a path, and a 404 with any body`() async throws {
        let client = ScriptedHTTPClient(.body(#"{"data":\#(BookDTO(7).json)}"#), .notFound("<html>"))
        let sut = RESTDataSource<BookDTO>(httpClient: client)

        #expect(try await sut.getItem(identifier: "bk-7") == BookDTO(7))
        await #expect(throws: APIError.notFound) { try await sut.getItem(identifier: "a/b?c%") }
        #expect(client.endpoints.last?.address(below: "") == "/books/a%2Fb%3Fc%25")
    }

    @Test func `an empty list that is never a 404 fails with one`() async {
        let sut = RESTDataSource<BookDTO>(httpClient: ScriptedHTTPClient(.notFound(#"{"code":"x"}"#)))

        await #expect(throws: APIError.failed(.invalidRequest(status: 404))) {
            try await sut.getPage(PageKey(page: 1, criteria: [Criterion("title", "x")]))
        }
    }

    @Test func `pages with offsets are arrays, and a header links the next one`() async throws {
        let link = #"<https://library.example/shelves?start=0>; rel="first", </shelves?start=4>; title=x; rel="next""#
        let client = ScriptedHTTPClient(shelves([1, 2, 3], link: link), shelves([5, 6]), shelves([]))
        let sut = RESTDataSource<ShelfDTO>(httpClient: client)

        let page = try await sut.getPage(PageKey(page: 1))
        #expect(page.results.map(\.id) == [1, 2, 3])
        #expect(page.info == PageInfoDTO(count: 3, pages: 2, isCounted: false, next: "4"))
        #expect(try await sut.getPage(PageKey(page: 2)).info.pages == 2)
        await #expect(throws: APIError.pageNotFound(page: 9, pages: 2)) { try await sut.getPage(PageKey(page: 9)) }
        #expect(client.endpoints.map { $0.query.first?.value } == [nil, "4", "4"])
    }

    @Test func `several items without a request for several are requested one by one`() async throws {
        let client = ScriptedHTTPClient(
            .body(#"{"id":4,"name":"a"}"#), .notFound(#"{"fault":"none"}"#), .notFound("<html>"))
        let sut = RESTDataSource<ShelfDTO>(httpClient: client)

        #expect(try await sut.getItems(identifiers: [4, 5]).map(\.id) == [4])
        await #expect(throws: APIError.failed(.invalidRequest(status: 404))) {
            try await sut.getItems(identifiers: [6])
        }
        #expect(client.endpoints.map(\.segment) == ["4", "5", "6"])
    }

    @Test func `a download follows a list without a total to its end`() async throws {
        let client = ScriptedHTTPClient(books(1...2, next: "a"), books(3...4, next: "b"), books(5...5))
        let full = ScriptedHTTPClient(shelves([1, 2], link: "<x>; rel=next"), shelves([3, 4]))

        let found = try await CollectionDownload(remote: RESTDataSource<BookDTO>(httpClient: client)).allItems {
            _, all in
            #expect(all == nil)
        }
        #expect(found.count == 5 && client.endpoints.count == 3)
        let others = try await CollectionDownload(remote: RESTDataSource<ShelfDTO>(httpClient: full)).allItems { _, _ in
        }
        #expect(others.map(\.id) == [1, 2, 3, 4])
    }

    @Test func `a 404 within a list that continues is no end of a download, and an empty cursor is one`() async throws {
        let broken = ScriptedHTTPClient(shelves([1, 2], link: "<x>; Rel=next , <y>; rel=last"), .notFound())
        await #expect(throws: APIError.failed(.invalidRequest(status: 404))) {
            try await CollectionDownload(remote: RESTDataSource<ShelfDTO>(httpClient: broken)).allItems { _, _ in }
        }
        let client = ScriptedHTTPClient(books(1...2, next: ""))
        let found = try await CollectionDownload(remote: RESTDataSource<BookDTO>(httpClient: client)).allItems { _, _ in
        }
        #expect(found.count == 2)
    }

    @Test func `pages of different days are no complete collection of a list without a total`() async throws {
        let cache = local()
        for (number, next, age) in [(1, "a", 0.0), (2, nil, 86_400)] as [(Int, String?, Double)] {
            let info = PageInfoDTO(count: number, pages: 2, isCounted: false, next: next)
            try await cache.savePage(
                PageDTO(info: info, results: [BookDTO(number)]), for: PageKey(page: number), fetchedAt: date + age)
        }
        #expect(try await cache.completeCollection() == nil)
    }

    @Test func `all pages of a list without a total are the complete collection`() async throws {
        let cache = local()
        func save(_ number: Int, _ numbers: ClosedRange<Int>, next: String?) async throws {
            let info = PageInfoDTO(
                count: numbers.upperBound, pages: next == nil ? number : number + 1, isCounted: false, next: next)
            try await cache.savePage(
                PageDTO(info: info, results: numbers.map { BookDTO($0) }), for: PageKey(page: number), fetchedAt: date)
        }
        try await save(1, 1...2, next: "a")
        try await save(3, 5...5, next: nil)
        #expect(try await cache.completeCollection() == nil)
        try await save(2, 3...4, next: "b")
        #expect(try await cache.completeCollection() == nil)
        try await save(3, 5...5, next: nil)
        #expect(try await cache.completeCollection()?.value.items.count == 5)
        #expect(try await cache.getPage(PageKey(page: 2))?.value.info == PageInfoDTO(count: 5, pages: 3))
        try await save(2, 3...4, next: "c")
        #expect(try await cache.completeCollection() != nil)
        try await save(3, 5...5, next: "d")
        #expect(try await cache.completeCollection() == nil)
    }
}
