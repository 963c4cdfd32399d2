import ChallengeCore
import ChallengeCoreMocks
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import Foundation
import Testing

/// Requests and responses over a real connection.
struct ExchangeTests {
    private let mirror: MirrorServer

    init() throws {
        mirror = try MirrorServer()
    }

    private struct Named: Decodable, Equatable {
        let name: String
    }

    @Test func `all concurrent requests get their responses`() async throws {
        let client = HTTPClient.client(at: mirror.baseURL)

        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for identifier in 1...100 {
                group.addTask {
                    try await client.send(Endpoint("/character/\(identifier)")).decoded(Named.self).name
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }

        #expect(names.contains("Big Head Morty"))
        #expect(mirror.requestCount == 100)
    }

    @Test func `the server receives the query unchanged`() async throws {
        let client = HTTPClient.client(at: mirror.baseURL)
        let typed = "a+b&c=d%20é ζ’#/?"

        await #expect(throws: HTTPError.status(404, body: Data(#"{"error":"There is nothing here"}"#.utf8))) {
            try await client.send(Endpoint("/character", query: [.init("name", typed)]))
        }

        let target = try #require(mirror.requests.first?.target)
        let components = try #require(URLComponents(string: target))
        #expect(components.queryItems == [URLQueryItem(name: "name", value: typed)])
        #expect(!target.contains("+"))
    }

    @Test func `a request has the headers User-Agent and Accept`() async throws {
        _ = try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character/1"))

        let request = try #require(mirror.requests.first)
        #expect(request.method == "GET")
        #expect(request.header("User-Agent") == "tests/1")
        #expect(request.header("Accept") == "application/json")
        #expect(request.header("Accept-Encoding")?.contains("gzip") == true)
    }

    @Test func `a redirect within the server origin is followed`() async throws {
        mirror.setFault(.redirectOnce)

        let response = try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character/2"))
        let named = try response.decoded(Named.self)

        #expect(named == Named(name: "Morty Smith"))
        #expect(mirror.requestCount == 2)
    }

    @Test func `a redirect loop ends after five redirects`() async throws {
        mirror.setFault(.redirectLoop)

        await #expect(throws: HTTPError.redirected(to: mirror.baseURL + "/character")) {
            try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character"))
        }
        #expect(mirror.requestCount == 6)
    }

    @Test func `a redirect to another server origin is not followed`() async throws {
        let elsewhere = try MirrorServer()
        defer { elsewhere.stop() }
        for target in [
            elsewhere.baseURL, "https://127.0.0.1:\(mirror.port)/api", "http://127.0.0.1:\(mirror.port)\\@[::1]/",
        ] {
            mirror.setFault(.redirectOffSite(target))

            await #expect(throws: HTTPError.self) {
                try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character"))
            }
        }
        #expect(elsewhere.requestCount == 0)
    }

    @Test func `a temporary failure is retried`() async throws {
        mirror.setFault(.status(500), times: 2)

        let response = try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character/2"))
        let named = try response.decoded(Named.self)

        #expect(named.name == "Morty Smith")
        #expect(mirror.requestCount == 3)
    }

    @Test func `deeply nested JSON does not crash the program`() {
        let response = HTTPResponse(status: 200, body: Data(repeating: UInt8(ascii: "["), count: 100_000))

        #expect(throws: APIError.failed(.unreadable(path: "", reason: "not JSON"))) {
            try response.decoded([Int].self)
        }
    }

    @Test func `an unknown host name is a connection failure`() async throws {
        await #expect(throws: HTTPError.connection(.hostNotFound)) {
            try await HTTPClient.client(at: "http://nobody.invalid/api").send(Endpoint("/character"))
        }
    }

    @Test func `a closed port results in a refused connection`() async throws {
        mirror.stop()

        await #expect(throws: HTTPError.connection(.refused)) {
            try await HTTPClient.client(at: mirror.baseURL).send(Endpoint("/character"))
        }
    }
}
