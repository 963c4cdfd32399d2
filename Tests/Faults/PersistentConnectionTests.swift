import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepositoryMocks
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeRepository

/// Smuggled bytes after the end of a response on a connection that stays open.
///
/// URLSession does not report the connection of a request, and cannot close one. The client therefore cannot prevent
/// late bytes from being read as the next response: libcurl 7.88 reads them so, and newer versions close the
/// connection. The protection is that the response must match the request, in its identifier or in the page numbers of
/// its links.
struct PersistentConnectionTests {
    private struct Named: ItemDTO {
        var id = 0

        static let collection = APICollection<Named>(api: .sample, path: "/item", name: "items")
    }

    private static func response(_ body: String) -> Data {
        Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    }

    /// Returns one of three pages, with the addresses of the next and the previous page.
    private static func page(_ number: Int) -> String {
        let next = number < 3 ? "\"https://example.org/item?page=\(number + 1)\"" : "null"
        let previous = number > 1 ? "\"https://example.org/item?page=\(number - 1)\"" : "null"
        return """
            {"info":{"count":3,"pages":3,"next":\(next),"prev":\(previous)},"results":[{"id":\(number)}]}
            """
    }

    @Test func `bytes that arrive with a response are not read as the next response`() async throws {
        let server = try PersistentConnectionServer { target in
            target == "/1" ? Self.response("first") + Self.response("smuggled") : Self.response("second")
        }
        let client = HTTPClient.client(at: server.address)

        let first = try await client.send(Endpoint("/1"))
        let second = try await client.send(Endpoint("/2"))

        #expect(first.body == Data("first".utf8))
        #expect(second.body == Data("second".utf8))
        #expect(server.connectionCount == 2)
    }

    @Test func `bytes after a response are read as the next response or close the connection`() async throws {
        let server = try PersistentConnectionServer { Self.response($0) }
        let client = HTTPClient.client(at: server.address)

        let first = try await client.send(Endpoint("/1"))
        server.push(Self.response("smuggled"))
        let second = try await client.send(Endpoint("/2"))

        #expect(first.body == Data("/1".utf8))
        if server.connectionCount == 1 {
            #expect(second.body == Data("smuggled".utf8))
        } else {
            #expect(second.body == Data("/2".utf8))
        }
    }

    @Test func `a smuggled item is never returned`() async throws {
        let server = try PersistentConnectionServer { Self.response("{\"id\":\($0.dropFirst("/item/".count))}") }
        let sut = RESTDataSource<Named>(httpClient: HTTPClient.client(at: server.address))

        #expect(try await sut.getItem(identifier: 1).id == 1)
        server.push(Self.response("{\"id\":6}"))
        let second = await Result { () async throws(APIError) in try await sut.getItem(identifier: 5) }

        switch second {
        case .success(let item): #expect(item.id == 5)
        case .failure(let error):
            #expect(error == .failed(.at(address: server.address, .mismatch(at: "id"))))
        }
    }

    @Test func `a smuggled page is never returned`() async throws {
        let server = try PersistentConnectionServer { Self.response(Self.page(Int($0.suffix(1)) ?? 0)) }
        let sut = RESTDataSource<Named>(httpClient: HTTPClient.client(at: server.address))

        #expect(try await sut.getPage(PageKey(page: 1)).results == [Named(id: 1)])
        server.push(Self.response(Self.page(3)))
        let second = await Result { () async throws(APIError) in try await sut.getPage(PageKey(page: 2)) }

        switch second {
        case .success(let page): #expect(page.results == [Named(id: 2)])
        case .failure(let error):
            #expect(error == .failed(.at(address: server.address, .mismatch(at: "info.prev"))))
        }
    }
}
