import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// The ends of lists: an API has more items than a page that is not full shows.
struct ListEndTests {
    private static let apis: [any WorkAPI.Type] = [
        OffsetWorks.self, LinkedWorks.self, CountedOffsetWorks.self, NumberedWorks.self, CountedWorks.self,
        CursorWorks.self,
    ]
    /// The item that an odd server sends, and its place.
    private let odd = ["77 (works[16].name)"]

    private func remote<API>(_ client: any HTTPClientContract) -> RESTDataSource<WorkDTO<API>> {
        RESTDataSource(httpClient: client)
    }

    private func local<Item: ItemDTO>(_: Item.Type) -> SQLiteDataSource<Item> {
        SQLiteDataSource(
            database: Database(.memory, schemas: [Item.schema]), apiAddress: "a",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }

    @Test(arguments: apis, [0, 1, 30, 31, 49, 60, 430])
    func `a download of smaller pages than requested has every item once`(api: any WorkAPI.Type, count: Int)
        async throws
    {
        func check<API: WorkAPI>(_: API.Type) async throws {
            let server = WorkServer(count: count)
            let sut = CollectionDownload(remote: remote(server) as RESTDataSource<WorkDTO<API>>)

            #expect(try await sut.allItems { _, _ in }.map(\.id) == Array(1..<(count + 1)))
            #expect(server.requests <= max(1, (count + 29) / 30) + 2)
        }
        try await check(api)
    }

    @Test(arguments: apis)
    func `the pages of a list have every item once, and the last one is known as the last`(
        api: any WorkAPI.Type
    ) async throws {
        func check<API: WorkAPI>(_: API.Type) async throws {
            let sut: RESTDataSource<WorkDTO<API>> = remote(WorkServer())
            var identifiers: [Int] = []
            var (number, pages) = (0, 1)
            while number < pages {
                number += 1
                let page = try await sut.getPage(PageKey(page: number))
                identifiers += page.results.map(\.id)
                pages = page.info.pages
            }

            #expect(identifiers == Array(1...430))
            #expect(number == 15)
            await #expect(throws: APIError.self) {
                try Fetched(value: try await sut.getPage(PageKey(page: 16)), origin: .remote).page(16, IdentityMapper())
            }
        }
        try await check(api)
    }

    @Test(arguments: apis)
    func `a page has the same items after a sync, and does not contradict it`(api: any WorkAPI.Type) async throws {
        func check<API: WorkAPI>(_: API.Type) async throws {
            let sut: RESTDataSource<WorkDTO<API>> = remote(WorkServer())
            let cache = local(WorkDTO<API>.self)
            _ = try await CollectionSync(remote: sut, local: cache).fetch(savesItems: true) { _, _ in }

            for number in [1, 2, 14, 15] {
                let page = try await sut.getPage(PageKey(page: number))
                #expect(try await cache.getPage(PageKey(page: number))?.value.results == page.results)
                try await cache.savePage(page, for: PageKey(page: number), fetchedAt: .now)
            }
            #expect(try await cache.completeCollection()?.value.items.count == 430)
        }
        try await check(api)
    }

    @Test(arguments: apis)
    func `all visited pages are the complete collection`(api: any WorkAPI.Type) async throws {
        func check<API: WorkAPI>(_: API.Type) async throws {
            let sut: RESTDataSource<WorkDTO<API>> = remote(WorkServer())
            let cache = local(WorkDTO<API>.self)
            for number in 1...15 {
                let page = try await sut.getPage(PageKey(page: number))
                try await cache.savePage(page, for: PageKey(page: number), fetchedAt: Date(timeIntervalSince1970: 1))
            }

            #expect(try await cache.completeCollection()?.value.items.map(\.id) == Array(1...430))
        }
        try await check(api)
    }

    @Test(arguments: apis)
    func `the cache names an item that cannot be read, and its API does not contradict it`(
        api: any WorkAPI.Type
    ) async throws {
        func check<API: WorkAPI>(_: API.Type) async throws {
            let sut: RESTDataSource<WorkDTO<API>> = remote(WorkServer(odd: 77))
            let cache = local(WorkDTO<API>.self)
            _ = try await CollectionSync(remote: sut, local: cache).fetch(savesItems: true) { _, _ in }
            #expect(try await cache.getPage(PageKey(page: 1))?.value.unreadable == odd)

            for number in [1, 2, 3, 14, 15] {
                let page = try await sut.getPage(PageKey(page: number))
                try await cache.savePage(page, for: PageKey(page: number), fetchedAt: .now)
            }
            let list = try await cache.completeCollection()?.value
            #expect(list?.items.map(\.id) == Array(1...76) + Array(78...430))
            #expect(list?.unreadable == odd)
        }
        try await check(api)
    }

    @Test(arguments: [OffsetWorks.self, CursorWorks.self] as [any WorkAPI.Type])
    func `the visited pages of a list without a total name an item that cannot be read`(
        api: any WorkAPI.Type
    ) async throws {
        func check<API: WorkAPI>(_: API.Type) async throws {
            let sut: RESTDataSource<WorkDTO<API>> = remote(WorkServer(odd: 77))
            let cache = local(WorkDTO<API>.self)
            for number in 1...15 {
                let page = try await sut.getPage(PageKey(page: number))
                try await cache.savePage(page, for: PageKey(page: number), fetchedAt: Date(timeIntervalSince1970: 1))
            }

            #expect(try await cache.completeCollection()?.value.unreadable == odd)
        }
        try await check(api)
    }

    @Test func `a server that takes no notice of the page is an error`() async {
        let client = WorkServer(ignoring: ["page"])
        await #expect(throws: APIError.unreadable("works")) {
            try await CollectionDownload(remote: remote(client) as RESTDataSource<WorkDTO<NumberedWorks>>).allItems {
                _, _ in
            }
        }
        await #expect(throws: APIError.unreadable("works")) {
            try await (remote(client) as RESTDataSource<WorkDTO<CountedWorks>>).getPage(PageKey(page: 2))
        }
    }

    @Test func `a whole list is one response, and a part of it is an error`() async throws {
        let whole: RESTDataSource<WorkDTO<WholeWorks>> = remote(WorkServer(cap: 1000, ignoring: ["limit"]))
        let part: RESTDataSource<WorkDTO<WholeWorks>> = remote(WorkServer())

        #expect(try await whole.getPage(PageKey(page: 1)).info == PageInfoDTO(count: 430, pages: 1))
        await #expect(throws: APIError.pageNotFound(page: 2, pages: 1)) { try await whole.getPage(PageKey(page: 2)) }
        // The other pages are requested at the same time, so any of them is the first to fail.
        let failure = await #expect(throws: APIError.self) {
            try await CollectionDownload(remote: part).allItems { _, _ in }
        }
        guard case .pageNotFound(_, pages: 1)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func `cursors that lead back to an earlier page are an error`() async {
        func page(_ number: Int, next: String) -> Result<HTTPResponse, HTTPError> {
            .body(#"{"data":[\#(BookDTO(number).json)],"meta":{"next":"\#(next)"}}"#)
        }
        let client = ScriptedHTTPClient(page(1, next: "A"), page(2, next: "B"), page(3, next: "A"))

        await #expect(throws: APIError.unreadable("meta.next")) {
            try await CollectionDownload(remote: RESTDataSource<BookDTO>(httpClient: client)).allItems { _, _ in }
        }
    }

    @Test func `an empty page with a next one is not the end`() async throws {
        let client = ScriptedHTTPClient(
            .body(#"{"data":[],"meta":{"next":"A"}}"#),
            .body(#"{"data":[\#(BookDTO(1).json)],"meta":{"next":"B"}}"#), .body(#"{"data":[],"meta":{"next":"C"}}"#),
            .body(#"{"data":[\#(BookDTO(2).json)],"meta":{"next":"D"}}"#), .body(#"{"data":[],"meta":{}}"#))

        let found = try await CollectionDownload(remote: RESTDataSource<BookDTO>(httpClient: client)).allItems { _, _ in
        }

        #expect(found == [BookDTO(1), BookDTO(2)])
    }

    @Test(arguments: [
        (#"<https://x/?p=2>; rel="next""#, "https://x/?p=2"), ("<a>;rel=next", "a"), ("<a>; rel=NEXT , <b>", "a"),
        (#"<a>; rel = "prev  next""#, "a"), (#"<a>; title="x; rel=next"; rel=prev, <b>; rel="next""#, "b"),
        (#"<a,b;c>; title="\",<z>; rel=next"; rel=next"#, "a,b;c"), (#"<a>; rel=prev; rel=next"#, nil),
        ("<a>; rel=nextpage", nil), ("<a>; rev=next", nil), ("<a", nil), ("", nil), ("<a>; rel", nil),
        (#"<a>; rel="next"#, "a"), ("<a>;; rel=last,<b> ;rel=\"x next y\"", "b"),
    ])
    func `a header Link has the address of the next page`(header: String, address: String?) {
        #expect(LinkHeader.next(header) == address)
    }
}

private struct IdentityMapper<Item>: MapperContract {
    func map(_ item: Item) -> Item { item }
}
