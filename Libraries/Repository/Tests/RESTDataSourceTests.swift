import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import Foundation
import Testing

@testable import ChallengeRepository

struct RESTDataSourceTests {
    private static let note = #"{"id":2,"name":"Milk","tags":["a"],"url":"u"}"#

    private let httpClient = HTTPClientMock()

    private var sut: RESTDataSource<NoteDTO> { RESTDataSource(httpClient: httpClient, path: "/note") }

    private func answer(_ json: String) {
        httpClient.sending.answer(.success(HTTPResponse(status: 200, body: Data(json.utf8))))
    }

    @Test func oneItemIsOnePlace() async throws {
        answer(Self.note)

        let item = try await sut.getItem(identifier: 2)

        #expect(item == NoteDTO(id: 2, name: "Milk", tags: ["a"]))
        #expect(httpClient.sending.inputs == [Endpoint("/note/2")])
    }

    @Test func severalAreAListEvenWhenTheyAreOne() async throws {
        answer("[\(Self.note)]")

        let items = try await sut.getItems(identifiers: [2])

        #expect(items.map(\.id) == [2])
        #expect(httpClient.sending.inputs == [Endpoint("/note/[2]")])
    }

    @Test func soManyThatTheAddressWouldBeTooLongAreAskedForInParts() async throws {
        answer("[]")

        let identifiers = Array(1...500) + Array(repeating: Int.max, count: 400)
        _ = try await sut.getItems(identifiers: identifiers)

        let lists = httpClient.sending.inputs.map { $0.path.dropFirst("/note/[".count).dropLast() }
        #expect(lists.allSatisfy { $0.utf8.count <= 4000 })
        #expect(lists.count == 3)
        #expect(lists.joined(separator: ",") == identifiers.map(String.init).joined(separator: ","))
    }

    @Test func aPageCarriesItsCriteria() async throws {
        answer(#"{"info":{"count":1,"pages":1,"next":null,"prev":null},"results":[\#(Self.note)]}"#)

        let page = try await sut.getPage(
            PageKey(page: 3, criteria: [Criterion("name", "é&+%"), Criterion("type", "x")]))

        #expect(page.info == PageInfoDTO(count: 1, pages: 1))
        #expect(
            httpClient.sending.inputs == [
                Endpoint("/note", query: [.init("page", "3"), .init("name", "é&+%"), .init("type", "x")])
            ])
    }

    @Test func aFieldThatIsMissingIsNamed() async {
        answer(#"{"info":{"count":1,"pages":1},"results":[{"id":1}]}"#)

        await #expect(throws: APIError.failed(.unreadable(path: "results[0].name", reason: "missing"))) {
            try await sut.getPage(PageKey(page: 1))
        }
    }

    private func page(next: String, previous: String) -> String {
        #"{"info":{"count":9,"pages":9,"next":\#(next),"prev":\#(previous)},"results":[\#(Self.note)]}"#
    }

    @Test(arguments: [
        ("null", "null"), (#""https://x/note?page=4""#, #""https://x/note?page=2""#),
        (#""https://x/note?name=page%3D7&page=4&type=?""#, "null"), (#""https://x/note?cursor=7""#, #""""#),
        (#""https://x/note?page=x""#, #""?page=""#), (#""https://x/page=9""#, #""https://x/note?lastpage=9""#),
    ])
    func `a page whose neighbours fit is taken`(next: String, previous: String) async throws {
        answer(page(next: next, previous: previous))

        #expect(try await sut.getPage(PageKey(page: 3)).info == PageInfoDTO(count: 9, pages: 9))
    }

    @Test(arguments: [
        (#""https://x/note?page=2""#, "null", "info.next"), ("null", #""https://x/note?name=a&page=1""#, "info.prev"),
        (#""https://x/note?page=5""#, #""https://x/note?page=3""#, "info.next"),
        (#""?page=1""#, "null", "info.next"),
    ])
    func `a page with the neighbours of another is unreadable`(next: String, previous: String, path: String) async {
        answer(page(next: next, previous: previous))

        await #expect(throws: APIError.failed(.unreadable(path: path, reason: "not what was asked for"))) {
            try await sut.getPage(PageKey(page: 3))
        }
    }

    @Test func `an answer in UTF-16 is unreadable`() async throws {
        let body = try #require(Self.note.data(using: .utf16LittleEndian))
        httpClient.sending.answer(.success(HTTPResponse(status: 200, body: body)))

        await #expect(throws: APIError.failed(.unreadable(path: "", reason: "not in UTF-8"))) {
            try await sut.getItem(identifier: 2)
        }
    }

    @Test func `a text that is too long is unreadable`() async {
        answer(#"{"id":2,"name":"\#(String(repeating: "x", count: 65_537))","tags":[],"url":"u"}"#)

        await #expect(throws: APIError.failed(.unreadable(path: "name", reason: "too long"))) {
            try await sut.getItem(identifier: 2)
        }
    }
}
