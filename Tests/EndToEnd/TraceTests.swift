import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Tests of `-v` and `--trace`: the requests on stderr.
@Suite(.timeLimit(.minutes(15))) struct TraceTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    /// Returns the lines about requests, without their times, and with `API` for the address.
    private func requests(_ outcome: Outcome) -> [String] {
        outcome.error.split(separator: "\n").filter { $0.hasPrefix("request: ") || $0.hasPrefix("  ") }.map { line in
            String(line).replacing(mirror.baseURL, with: "API").replacing(#/\ · \d+ ms$/#, with: "")
        }
    }

    @Test func `each request is a line, and a 304 confirms the stored response`() async throws {
        let first = try await program.run("character", "42", "-v", "--policy", "remoteFirst")
        let second = try await program.run("character", "42", "-v", "--policy", "remoteFirst")
        let plain = try await program.run("character", "42", "--policy", "remoteFirst")

        #expect(requests(first) == ["request: GET API/character/42 · 200 · API"])
        #expect(requests(second) == ["request: GET API/character/42 · 304 · stored response"])
        #expect(first.error.firstMatch(of: #/\ · \d+ ms\n/#) != nil)
        #expect(requests(plain) == [])
        #expect(first.output == plain.output)
    }

    @Test func `each attempt of a retry is a line with its failure`() async throws {
        mirror.setFault(.close, times: 1)

        let outcome = try await program.run("characters", "list", "-v", "--status", "dead", "--policy", "noCache")

        #expect(
            requests(outcome) == [
                "request: GET API/character?page=1&status=Dead · The server closed the connection",
                "request: GET API/character?page=1&status=Dead · attempt 2 · 200 · API",
            ])
    }

    @Test func `--trace adds the headers, and the details of --verbose`() async throws {
        try await program.run("character", "42", "--policy", "remoteFirst")

        let outcome = try await program.run("character", "42", "--trace", "--policy", "remoteFirst")

        #expect(
            requests(outcome).prefix(2) == [
                "request: GET API/character/42 · 304 · stored response", "  > Accept: application/json",
            ])
        #expect(requests(outcome).contains { $0.hasPrefix("  < etag: W/\"") })
        #expect(outcome.error.contains("note: From the API."))
    }

    @Test func `control characters and secrets of a response are not printed`() async throws {
        let server = try RawServer(
            response: Data(
                """
                HTTP/1.1 302 Found\r\nLocation: /b\u{1B}[2J?token=SECRET\r\nX-Evil: a\u{1B}]0;title\u{7}\r
                Set-Cookie: SECRET\r\nContent-Length: 0\r\nConnection: close\r\n\r\n
                """.utf8))

        let outcome = try await program.run(
            "character", "1", "--trace", "--policy", "noCache", "--api-url", server.address)

        #expect(outcome.error.contains("< set-cookie: …\n"))
        #expect(!outcome.error.contains("SECRET"))
        #expect(!outcome.error.contains("\u{1B}"))
        #expect(!outcome.error.contains("\u{7}"))
    }
}
