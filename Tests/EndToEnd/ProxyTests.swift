import ChallengeTestSupport
import Foundation
import Testing

/// The environment variables for proxies that `Docs/Usage.md` documents.
struct ProxyTests {
    private let proxy: RawServer
    private let program: Program

    init() throws {
        proxy = try RawServer(
            response: Data(
                ("HTTP/1.1 404 Not Found\r\nContent-Length: 31\r\nConnection: close\r\n\r\n"
                    + #"{"error":"Character not found"}"#).utf8))
        program = try Program()
    }

    private func run(api: String, _ environment: [String: String]) async throws -> Outcome {
        try await program.run("character", "1", "--policy", "noCache", "--api-url", api, environment: environment)
    }

    @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
    func `a proxy receives the whole address`(variable: String) async throws {
        let outcome = try await run(api: "http://api.invalid/api", [variable: proxy.address])

        #expect(outcome.exitCode == 66)
        #expect(proxy.requestLines == ["GET http://api.invalid/api/character/1 HTTP/1.1"])
    }

    @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy"])
    func `a proxy opens a tunnel to a secure server`(variable: String) async throws {
        let outcome = try await run(api: "https://api.invalid/api", [variable: proxy.address])

        #expect(outcome.exitCode == 69)
        #expect(proxy.requestLines.first == "CONNECT api.invalid:443 HTTP/1.1")
    }

    @Test(arguments: ["api.invalid", ".invalid", "*"])
    func `no request goes to the proxy for a server in no_proxy`(exempt: String) async throws {
        let outcome = try await run(
            api: "http://api.invalid/api", ["http_proxy": proxy.address, "no_proxy": exempt])

        #expect(outcome.exitCode == 69)
        #expect(outcome.error.contains("the server of the API was not found"))
        #expect(proxy.requestLines == [])
    }

    @Test(arguments: [
        ("http://user:SECRET@nowhere.invalid:3128", "the proxy http://…@nowhere.invalid:3128 was not found."),
        ("http://user:SECRET@127.0.0.1:1", "the proxy http://…@127.0.0.1:1 refused it."),
    ])
    func `the message about a failed connection names the proxy`(address: String, message: String) async throws {
        for api in ["http://api.invalid/api", "https://api.invalid/api"] {
            let outcome = try await run(api: api, ["all_proxy": address])

            #expect(outcome.exitCode == 69)
            #expect(
                outcome.error == """
                    error: Not loaded: character 1. \(api): No connection: \(message)
                    Check the proxy variables: 'challenge doctor' names the one in use.

                    """)
        }
    }

    @Test func `the message about a broken proxy names it`() async throws {
        let broken = try RawServer(response: Data())

        let outcome = try await run(api: "https://api.invalid/api", ["https_proxy": broken.address])

        #expect(outcome.exitCode == 69)
        #expect(outcome.error.contains("The connection through the proxy \(broken.address) failed."))
    }

    /// CGI servers set this variable from a header of the incoming request.
    @Test func `HTTP_PROXY in upper case is ignored`() async throws {
        let outcome = try await run(api: "http://api.invalid/api", ["HTTP_PROXY": proxy.address])

        #expect(outcome.exitCode == 69)
        #expect(proxy.requestLines == [])
    }
}
