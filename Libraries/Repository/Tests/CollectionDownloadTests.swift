import ChallengeCore
import ChallengeNetworking
import Foundation
import Synchronization
import Testing

@testable import ChallengeRepository

/// The requests that fetch a whole collection.
struct CollectionDownloadTests {
    private func page(_ numbers: some Sequence<Int>, of count: Int) -> Result<HTTPResponse, HTTPError> {
        .body(NoteDTO.lastPageJSON(items: numbers.map { NoteDTO(sample: $0).json }, count: count))
    }

    private func list(_ numbers: [Int]) -> Result<HTTPResponse, HTTPError> {
        .list(numbers.map { NoteDTO(sample: $0).json })
    }

    private func download(_ client: ScriptedHTTPClient) async throws(APIError) -> [NoteDTO] {
        try await CollectionDownload(remote: NoteDTO.remote(client)).allItems { _, _ in }
    }

    @Test func `a collection with one page takes one request`() async throws {
        let client = ScriptedHTTPClient(page(1...3, of: 3))

        #expect(try await download(client) == [1, 2, 3].map { NoteDTO(sample: $0) })
        #expect(client.endpoints.count == 1)
    }

    @Test func `all other items are fetched with one request, in any order`() async throws {
        let client = ScriptedHTTPClient(
            page(1...20, of: 45), list(Array((21...45).reversed())), page(41...45, of: 45))

        let items = try await download(client)

        #expect(items == (1...45).map { NoteDTO(sample: $0) })
        #expect(
            client.endpoints.map(\.path)
                == ["/notes", "/notes/[\((21...45).map(String.init).joined(separator: ","))]", "/notes"])
        #expect(client.endpoints.last?.query == [Endpoint.QueryItem("page", "3")])
    }

    @Test func `if numbers are missing, higher ones are requested`() async throws {
        let numbers = Array(1...21) + Array(24...45) + [50, 70]
        let client = ScriptedHTTPClient(
            page(1...20, of: 45), list([21] + Array(24...45)), list([50, 70]), page(numbers[40...], of: 45))

        let items = try await download(client)

        #expect(items.map(\.id) == numbers)
        #expect(client.endpoints.count == 4)
        #expect(client.endpoints[2].path.hasPrefix("/notes/[46,47,"))
    }

    @Test func `if the numbers do not lead to all items, the pages are fetched`() async throws {
        let far = Array(1...24) + [900]
        let client = ScriptedHTTPClient(
            page(1...20, of: 25), list(Array(21...24)), list([]), list([]),
            .body(NoteDTO.lastPageJSON(items: (far[20...]).map { NoteDTO(sample: $0).json }, count: 25)))

        #expect(try await download(client).map(\.id) == far)
    }

    @Test func `texts as identifiers are fetched by page`() async throws {
        let memos = (1...7).map { MemoDTO(sample: $0) }
        let client = PagesHTTPClient(items: memos.map(\.json), pageSize: 3)
        let sut = CollectionDownload(remote: MemoDTO.remote(client))

        #expect(try await sut.allItems { _, _ in } == memos)
        #expect(client.requests.count == 3)
    }

    @Test(arguments: [6, 12])
    func `a list with cursors that has more or fewer items than announced is unreadable`(count: Int) async throws {
        let memos = (1...7).map { MemoDTO(sample: $0) }
        let client = PagesHTTPClient(items: memos.map(\.json), pageSize: 3, count: count)
        let sut = CollectionDownload(remote: MemoDTO.remote(client))

        await #expect(throws: APIError.notRequested("count")) { try await sut.allItems { _, _ in } }
        #expect(client.requests.count == 3)
    }

    @Test func `the progress is reported for each request, and requests run at the same time`() async throws {
        let count = 3_000
        let client = NumbersHTTPClient(count: count)
        let sut = CollectionDownload(remote: NoteDTO.remote(client))
        let steps = Mutex<[Int]>([])

        let items = try await sut.allItems { fetched, _ in steps.withLock { $0.append(fetched) } }

        #expect(items.map(\.id) == Array(1...count))
        let fetched = steps.withLock { $0 }
        // The last page only confirms the order.
        #expect(fetched.count == client.most.requests - 1)
        #expect(fetched == fetched.sorted())
        #expect(fetched.last == count)
        #expect(client.most.atOnce > 1)
        #expect(client.most.atOnce <= 4)
    }

    @Test(arguments: [Int.max, 1_000_001])
    func `a collection that is too large is unreadable`(count: Int) async {
        let client = ScriptedHTTPClient(
            .body(NoteDTO.pageJSON(items: [NoteDTO(sample: 1).json], count: count, pages: count)))

        await #expect(throws: APIError.notRequested("count")) { try await download(client) }
    }

    @Test func `numbers in another order than the list are fetched by page`() async throws {
        let numbers = [2, 1] + Array(3...25)
        let client = ScriptedHTTPClient(
            .body(NoteDTO.lastPageJSON(items: numbers.prefix(20).map { NoteDTO(sample: $0).json }, count: 25)),
            list(Array(21...25)), page(21...25, of: 25))

        #expect(try await download(client).map(\.id) == numbers)
    }

    @Test func `numbers in another order at the end of the list are fetched by page`() async throws {
        let numbers = Array(1...23) + [25, 24]
        let last = page(numbers[20...], of: 25)
        let client = ScriptedHTTPClient(page(1...20, of: 25), list(Array(21...25)), last, last)

        #expect(try await download(client).map(\.id) == numbers)
    }

    @Test func `an item that is on two pages makes the collection unreadable`() async throws {
        let far = Array(1...20) + [900]
        let client = ScriptedHTTPClient(
            .body(NoteDTO.lastPageJSON(items: far.prefix(20).map { NoteDTO(sample: $0).json }, count: 21)), list([]),
            list([]), list([]), .body(NoteDTO.lastPageJSON(items: [NoteDTO(sample: 20).json], count: 21)))

        await #expect(throws: APIError.notRequested("20 (id)")) { try await download(client) }
    }

    @Test func `fewer items than announced are unreadable`() async {
        let client = ScriptedHTTPClient(page(1...3, of: 4))

        await #expect(throws: APIError.notRequested("count")) { try await download(client) }
    }

    @Test func `a failure of a request is thrown`() async {
        let client = ScriptedHTTPClient(page(1...20, of: 45), .failure(.status(500)))

        await #expect(throws: APIError.failed(.serverError(status: 500))) { try await download(client) }
    }

    @Test func `the progress has the number of fetched items and of all items`() async throws {
        let client = ScriptedHTTPClient(page(1...20, of: 45), list(Array(21...45)), page(41...45, of: 45))
        let steps = Mutex<[[Int?]]>([])

        _ = try await CollectionDownload(remote: NoteDTO.remote(client)).allItems { fetched, all in
            steps.withLock { $0.append([fetched, all]) }
        }

        #expect(steps.withLock { $0 } == [[20, 45], [45, 45]])
    }
}

/// A client that serves the pages of a list with a cursor, which is the index of the first item.
private final class PagesHTTPClient: HTTPClientContract {
    private let items: [String]
    private let pageSize: Int
    private let count: Int
    private let log = Mutex<[Endpoint]>([])

    /// - Parameter count: The number of items that the pages announce; `nil` for the right one.
    init(items: [String], pageSize: Int, count: Int? = nil) {
        self.items = items
        self.pageSize = pageSize
        self.count = count ?? items.count
    }

    var requests: [Endpoint] { log.withLock { $0 } }

    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        log.withLock { $0.append(endpoint) }
        let start = endpoint.query.first { $0.name == "cursor" }.flatMap { Int($0.value) } ?? 0
        let end = start + pageSize
        let cursor = end < items.count ? "\"\(end)\"" : "null"
        let page = MemoDTO.pageJSON(
            items: Array(items[start..<min(end, items.count)]), count: count, nextCursor: cursor)
        return HTTPResponse(status: 200, body: Data(page.utf8))
    }
}

/// A client that serves pages and lists of numbers, and counts the requests.
private final class NumbersHTTPClient: HTTPClientContract {
    private let count: Int
    private let state = Mutex((requests: 0, current: 0, atOnce: 0))

    init(count: Int) {
        self.count = count
    }

    /// The number of requests, and the largest number of them that were in progress at the same time.
    var most: (requests: Int, atOnce: Int) { state.withLock { ($0.requests, $0.atOnce) } }

    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        state.withLock { state in
            state.requests += 1
            state.current += 1
            state.atOnce = max(state.atOnce, state.current)
        }
        defer { state.withLock { $0.current -= 1 } }
        for _ in 1...100 { await Task.yield() }
        let list = endpoint.path.split(separator: "[").dropFirst().first?.dropLast().split(separator: ",")
        let numbers = list?.compactMap { Int($0) }.filter { $0 <= count }
        let page = endpoint.query.first { $0.name == "page" }.flatMap { Int($0.value) } ?? 1
        let items = (numbers ?? Array((20 * page - 19)...(20 * page))).map { NoteDTO(sample: $0).json }
        let body =
            numbers == nil ? NoteDTO.lastPageJSON(items: items, count: count) : "[\(items.joined(separator: ","))]"
        return HTTPResponse(status: 200, body: Data(body.utf8))
    }
}
