import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// The conditional requests of a collection whose responses are stored with their entity tags.
struct ConditionalRequestTests {
    private let clock = ClockMock()
    private let database = Database(.memory, schemas: [ResponseStore.schema])

    private func store(_ apiAddress: String = "https://example.org/api") -> ResponseStore {
        ResponseStore(
            database: database, apiAddress: apiAddress, freshness: Freshness(maximumAge: .seconds(60), clock: clock))
    }

    private func remote(_ client: ScriptedHTTPClient, _ store: ResponseStore? = nil) -> RESTDataSource<NoteDTO> {
        NoteDTO.remote(client, store ?? self.store())
    }

    @Test func `a 304 is answered with the cached body`() async throws {
        let client = ScriptedHTTPClient(.tagged(NoteDTO(1, name: "Stored").json), .notModified)
        let sut = remote(client)

        let first = try await sut.getItem(identifier: 1)
        let second = try await sut.getItem(identifier: 1)

        #expect(first == NoteDTO(1, name: "Stored"))
        #expect(second == first)
        #expect(client.endpoints.map(\.entityTag) == [nil, "W/\"1\""])
    }

    @Test func `a cached response is used more than once`() async throws {
        let client = ScriptedHTTPClient(.tagged(NoteDTO(sample: 1).json), .notModified, .notModified)
        let sut = remote(client)

        for _ in 1...3 { _ = try await sut.getItem(identifier: 1) }

        #expect(client.endpoints.map(\.entityTag) == [nil, "W/\"1\"", "W/\"1\""])
    }

    @Test func `a cached body that cannot be read is deleted, so that the next request is not conditional`()
        async throws
    {
        let client = ScriptedHTTPClient(
            .tagged(NoteDTO(sample: 1).json), .notModified, .tagged(NoteDTO(sample: 1).json))
        let sut = remote(client)
        _ = try await sut.getItem(identifier: 1)
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE responses SET body = x'00'")
        }

        let item = try await sut.getItem(identifier: 1)

        #expect(item == NoteDTO(sample: 1))
        #expect(client.endpoints.map(\.entityTag) == [nil, "W/\"1\"", nil])
    }

    @Test func `a page and a list of items are requested conditionally, too`() async throws {
        let page = NoteDTO.lastPageJSON(items: [NoteDTO(sample: 1).json], count: 1)
        let client = ScriptedHTTPClient(
            .tagged(page), .notModified, .tagged("[\(NoteDTO(sample: 2).json)]"), .notModified)
        let sut = remote(client)

        let pages = [try await sut.getPage(PageKey(page: 1)), try await sut.getPage(PageKey(page: 1))]
        let items = [try await sut.getItems(identifiers: [2]), try await sut.getItems(identifiers: [2])]

        #expect(pages[0].results == [NoteDTO(sample: 1)])
        #expect(pages[1] == pages[0])
        #expect(items == [[NoteDTO(sample: 2)], [NoteDTO(sample: 2)]])
        #expect(client.endpoints.map(\.entityTag) == [nil, "W/\"1\"", nil, "W/\"1\""])
    }

    @Test func `a changed item replaces the cached body`() async throws {
        let client = ScriptedHTTPClient(
            .tagged(NoteDTO(1, name: "Old").json), .tagged(NoteDTO(1, name: "New").json, tag: "W/\"2\""), .notModified)
        let sut = remote(client)

        for _ in 1...2 { _ = try await sut.getItem(identifier: 1) }
        let item = try await sut.getItem(identifier: 1)

        #expect(item.name == "New")
        #expect(client.endpoints.last?.entityTag == "W/\"2\"")
    }

    @Test func `a response without an entity tag deletes the stored one`() async throws {
        let item = NoteDTO(sample: 1).json
        let client = ScriptedHTTPClient(.tagged(item), .body(item), .body(item))
        let sut = remote(client)

        for _ in 1...3 { _ = try await sut.getItem(identifier: 1) }

        #expect(client.endpoints.map(\.entityTag) == [nil, "W/\"1\"", nil])
    }

    @Test func `an unreadable response is not stored`() async throws {
        let client = ScriptedHTTPClient(.tagged("{"), .body(NoteDTO(sample: 1).json))
        let sut = remote(client)

        await #expect(throws: APIError.self) { try await sut.getItem(identifier: 1) }
        _ = try await sut.getItem(identifier: 1)

        #expect(client.endpoints.map(\.entityTag) == [nil, nil])
    }

    @Test func `an item that was not requested is not stored`() async throws {
        let client = ScriptedHTTPClient(.tagged(NoteDTO(sample: 6).json), .body(NoteDTO(sample: 1).json))
        let sut = remote(client)

        await #expect(throws: APIError.notRequested("id")) { try await sut.getItem(identifier: 1) }
        _ = try await sut.getItem(identifier: 1)

        #expect(client.endpoints.map(\.entityTag) == [nil, nil])
    }

    @Test func `the oldest responses are deleted when all of them take too much space`() async throws {
        let store = store()
        let body = Data(repeating: 0x20, count: 1 << 20)
        for number in 1...128 {
            clock.advance(by: .seconds(1))
            await store.save(HTTPResponse(status: 200, headers: ["etag": "x"], body: body), to: Endpoint("/\(number)"))
        }

        #expect(await store.response(to: Endpoint("/112")) == nil)
        #expect(await store.response(to: Endpoint("/113")) != nil)
        #expect(await store.response(to: Endpoint("/128")) != nil)
    }

    @Test func `a very long entity tag is not stored`() async throws {
        let item = NoteDTO(sample: 1).json
        let client = ScriptedHTTPClient(.tagged(item, tag: String(repeating: "x", count: 1001)), .body(item))
        let sut = remote(client)

        for _ in 1...2 { _ = try await sut.getItem(identifier: 1) }

        #expect(client.endpoints.map(\.entityTag) == [nil, nil])
    }

    @Test func `the responses of another API are not used`() async throws {
        let client = ScriptedHTTPClient(.tagged(NoteDTO(sample: 1).json), .body(NoteDTO(sample: 1).json))

        _ = try await remote(client).getItem(identifier: 1)
        _ = try await remote(client, store("https://other.example/api")).getItem(identifier: 1)

        #expect(client.endpoints.map(\.entityTag) == [nil, nil])
    }

    @Test func `a cache that cannot be used makes no request conditional`() async throws {
        let client = ScriptedHTTPClient(.tagged(NoteDTO(sample: 1).json), .tagged(NoteDTO(sample: 1).json))
        let store = ResponseStore(
            database: Database(.unavailable, schemas: []), apiAddress: "a",
            freshness: Freshness(maximumAge: .seconds(60), clock: clock))
        let sut = remote(client, store)

        for _ in 1...2 { _ = try await sut.getItem(identifier: 1) }

        #expect(client.endpoints.map(\.entityTag) == [nil, nil])
    }

    @Test func `a response is deleted when another one is stored 30 days later`() async throws {
        let client = ScriptedHTTPClient(
            .tagged(NoteDTO(sample: 1).json), .tagged(NoteDTO(sample: 2).json), .body(NoteDTO(sample: 1).json))
        let sut = remote(client)

        _ = try await sut.getItem(identifier: 1)
        clock.advance(by: .seconds(31 * 24 * 60 * 60))
        _ = try await sut.getItem(identifier: 2)
        _ = try await sut.getItem(identifier: 1)

        #expect(client.endpoints.map(\.entityTag) == [nil, nil, nil])
    }
}

extension Result where Success == HTTPResponse, Failure == HTTPError {
    fileprivate static func tagged(_ text: String, tag: String = "W/\"1\"") -> Self {
        .success(HTTPResponse(status: 200, headers: ["etag": tag], body: Data(text.utf8)))
    }

    fileprivate static var notModified: Self { .success(HTTPResponse(status: 304)) }
}
