import ChallengeCore
import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeRepository

/// Pages that are requested by number, as in the Rick and Morty API.
struct RESTDataSourceNumberedPagingTests {
    private static let criteria = [Criterion("name", "remote")]

    private func page(count: Int = 9, pages: Int = 9, next: String = "null", previous: String = "null") -> String {
        NoteDTO.pageJSON(items: [NoteDTO(sample: 1).json], count: count, pages: pages, next: next, previous: previous)
    }

    @Test func `a page is requested by its number`() async throws {
        let client = ScriptedHTTPClient(.body(page()))

        let page = try await NoteDTO.remote(client).getPage(PageKey(page: 3, criteria: Self.criteria))

        #expect(page.info == PageInfoDTO(count: 9, pages: 9))
        #expect(client.endpoints == [Endpoint("/notes", query: [.init("page", "3"), .init("name", "remote")])])
    }

    @Test func `a page after the end is an error with the number of pages`() async {
        let client = ScriptedHTTPClient(.notFound(NoteDTO.emptyListBody), .body(page(count: 30, pages: 2)))

        await #expect(throws: APIError.pageNotFound(page: 9, pages: 2)) {
            try await NoteDTO.remote(client).getPage(PageKey(page: 9, criteria: Self.criteria))
        }
        #expect(client.endpoints.map { $0.query.map(\.value) } == [["9", "remote"], ["1", "remote"]])
    }

    @Test func `a page after an empty list is an error without pages`() async {
        let client = ScriptedHTTPClient(.notFound(NoteDTO.emptyListBody), .notFound(NoteDTO.emptyListBody))

        await #expect(throws: APIError.pageNotFound(page: 3, pages: 0)) {
            try await NoteDTO.remote(client).getPage(PageKey(page: 3, criteria: Self.criteria))
        }
    }

    @Test(arguments: [
        ("null", "null"), (#""https://x/note?page=4""#, #""https://x/note?page=2""#),
        (#""https://x/note?name=page%3D7&page=4&type=?""#, "null"), (#""https://x/note?cursor=7""#, #""""#),
        (#""https://x/note?page=x""#, #""?page=""#), (#""https://x/page=9""#, #""https://x/note?lastpage=9""#),
    ])
    func `a page with matching neighbours is accepted`(next: String, previous: String) async throws {
        let sut = NoteDTO.remote(ScriptedHTTPClient(.body(page(next: next, previous: previous))))

        #expect(try await sut.getPage(PageKey(page: 3)).info == PageInfoDTO(count: 9, pages: 9))
    }

    @Test(arguments: [
        (#""https://x/note?page=2""#, "null", "info.next"), ("null", #""https://x/note?name=a&page=1""#, "info.prev"),
        (#""https://x/note?page=5""#, #""https://x/note?page=3""#, "info.next"), (#""?page=1""#, "null", "info.next"),
    ])
    func `a page with wrong neighbours is unreadable`(next: String, previous: String, path: String) async {
        let sut = NoteDTO.remote(ScriptedHTTPClient(.body(page(next: next, previous: previous))))

        await #expect(throws: APIError.notRequested(path)) { try await sut.getPage(PageKey(page: 3)) }
    }

    @Test func `a page may omit its neighbours`() async throws {
        let body = #"{"info":{"count":1,"pages":1},"results":[\#(NoteDTO(sample: 1).json)]}"#
        let sut = NoteDTO.remote(ScriptedHTTPClient(.body(body)))

        #expect(try await sut.getPage(PageKey(page: 1)) == .stub(NoteDTO.samples(1), count: 1, pages: 1))
    }

    @Test func `a negative number of pages is unreadable`() async {
        let sut = NoteDTO.remote(ScriptedHTTPClient(.body(page(pages: -1))))

        await #expect(throws: APIError.notRequested("info.pages")) { try await sut.getPage(PageKey(page: 1)) }
    }
}
