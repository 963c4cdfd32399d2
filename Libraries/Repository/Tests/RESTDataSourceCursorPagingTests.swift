import ChallengeCore
import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeRepository

/// Pages that are requested by cursor, as in the second API.
struct RESTDataSourceCursorPagingTests {
    private func page(_ number: Int, count: Int = 7, nextCursor: String = "null") -> String {
        MemoDTO.pageJSON(items: [MemoDTO(sample: number).json], count: count, nextCursor: nextCursor)
    }

    @Test func `a page is requested with the cursors of the pages before it`() async throws {
        let client = ScriptedHTTPClient(
            .body(page(1, nextCursor: #""a=1&b""#)), .body(page(2, nextCursor: #""last""#)), .body(page(3)))

        let page = try await MemoDTO.remote(client).getPage(PageKey(page: 3, criteria: [MemoDTO.criterion("remote")]))

        #expect(page == .stub(MemoDTO.samples(3), count: 7, pages: 3))
        let title = Endpoint.QueryItem("order.title", "remote")
        #expect(
            client.endpoints.map(\.query) == [
                [title], [.init("cursor", "a=1&b"), title], [.init("cursor", "last"), title],
            ])
    }

    @Test func `a page after the last cursor is an error with the number of pages`() async {
        let client = ScriptedHTTPClient(.body(page(1, nextCursor: #""c""#)), .body(page(2)))

        await #expect(throws: APIError.pageNotFound(page: 5, pages: 2)) {
            try await MemoDTO.remote(client).getPage(PageKey(page: 5))
        }
        #expect(client.endpoints.count == 2)
    }

    @Test func `a page after an empty list is an error without pages`() async {
        let sut = MemoDTO.remote(ScriptedHTTPClient(.notFound()))

        await #expect(throws: APIError.pageNotFound(page: 2, pages: 0)) { try await sut.getPage(PageKey(page: 2)) }
    }

    @Test func `a cursor that leads to no page is a failure, because the list has further pages`() async {
        let first = page(1, count: 4, nextCursor: #""gone""#)
        let sut = MemoDTO.remote(ScriptedHTTPClient(.body(first), .notFound()))

        await #expect(throws: APIError.failed(.invalidRequest(status: 404))) { try await sut.getPage(PageKey(page: 2)) }
    }

    @Test func `a cursor that looks like an address is not compared with the page number`() async throws {
        let sut = MemoDTO.remote(ScriptedHTTPClient(.body(page(1, nextCursor: #""https://x/?cursor=9&page=9""#))))

        #expect(try await sut.getPage(PageKey(page: 1)).results == MemoDTO.samples(1))
    }

    @Test func `the last page may omit the member for the cursor`() async throws {
        let body = #"{"list_info":{"total_count":1},"note_list":[\#(MemoDTO(sample: 1).json)]}"#
        let sut = MemoDTO.remote(ScriptedHTTPClient(.body(body)))

        #expect(try await sut.getPage(PageKey(page: 1)) == .stub(MemoDTO.samples(1), count: 1, pages: 1))
    }
}
