import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import Foundation
import Testing

@testable import ChallengeNetworking

/// The redirects that a client follows or refuses.
struct HTTPClientRedirectTests {
    @Test(arguments: [
        ("https://EXAMPLE.org:443/b?c=d%20e", "/b?c=d%20e"), ("/b", "/b"), ("//example.org/b?c", "/b?c"),
        ("other", "/api/other"), ("../b/./c", "/b/c"), ("?page=2", "/api/first?page=2"), ("/b#part", "/b"),
        ("https://example.org", "/"),
    ])
    func `a redirect within the server origin is followed`(location: String, path: String) async throws {
        let transport = ScriptedTransport(.status(301, ["location": location]), .status(200))

        _ = try await HTTPClient.scripted(transport).send(Endpoint("/first"))

        #expect(transport.requests.map(\.address).last == "https://example.org:443" + path)
    }

    @Test(arguments: [
        "http://example.org/api", "https://example.org:444/", "https://example.com/", "ftp://example.org/", "//", "",
        "https://", "javascript:alert(1)",
    ])
    func `a redirect to another server origin is not followed`(target: String) async {
        let transport = ScriptedTransport(.status(302, ["location": target]), .status(200))

        await #expect(throws: HTTPError.redirected(to: target)) {
            try await HTTPClient.scripted(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [
        ("https://user@example.com/", "https://…@example.com/"),
        ("https://example.org@example.com/", "https://…@example.com/"),
        ("https://user:SECRET@example.com/?token=SECRET", "https://…@example.com/?…"),
    ])
    func `the error of a redirect to another server origin has no secrets`(target: String, name: String) async {
        let transport = ScriptedTransport(.status(302, ["location": target]), .status(200))

        await #expect(throws: HTTPError.redirected(to: name)) {
            try await HTTPClient.scripted(transport).send(Endpoint("/"))
        }
    }

    @Test func `the error of a redirect loop has no secrets`() async {
        let transport = ScriptedTransport(.status(302, ["location": "https://user:SECRET@example.org/again?SECRET"]))

        await #expect(throws: HTTPError.redirected(to: "https://example.org:443/again?…")) {
            try await HTTPClient.scripted(transport).send(Endpoint("/"))
        }
    }

    @Test func `at most five redirects are followed`() async {
        let transport = ScriptedTransport(.status(302, ["location": "https://example.org/again"]))

        await #expect(throws: HTTPError.redirected(to: "https://example.org:443/again")) {
            try await HTTPClient.scripted(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 6)
    }

    @Test func `a redirect without a target fails with its status`() async {
        let transport = ScriptedTransport(.status(304))

        await #expect(throws: HTTPError.status(304)) { try await HTTPClient.scripted(transport).send(Endpoint("/")) }
    }
}
