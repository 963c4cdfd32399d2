import ChallengeTestSupport
import Foundation
import Testing

/// Responses of valid JSON that do not match the request or are very long.
struct HostileResponseTests {
    private static func character(_ id: Int, name: String = "Rick") -> [String: Any] {
        let place = ["name": "Earth", "url": ""]
        return [
            "id": id, "name": name, "status": "Alive", "species": "Human", "type": "", "gender": "Male",
            "origin": place, "location": place, "image": "", "episode": [String](),
            "created": "2017-11-04T18:48:46.250Z",
        ]
    }

    private static func page(_ ids: [Int], pages: Int, extra: [String: Any] = [:]) -> [String: Any] {
        let info = ["count": 41, "pages": pages].merging(extra) { $1 }
        return ["info": info, "results": ids.map { character($0) }]
    }

    /// Starts a server that sends the JSON that the closure returns for each target.
    private func server(_ answer: @escaping @Sendable (String) -> Any) throws -> PersistentConnectionServer {
        try PersistentConnectionServer { target in
            let body = (try? JSONSerialization.data(withJSONObject: answer(target))) ?? Data()
            return Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body
        }
    }

    private func program(_ server: PersistentConnectionServer) throws -> Program {
        try Program(environment: ["CHALLENGE_API_URL": server.address])
    }

    @Test func `a response with another character is an error`() async throws {
        let server = try server { _ in Self.character(6) }
        let program = try program(server)

        let outcome = try await program.run("character", "5", "--policy", "noCache")
        let cached = try await program.run("character", "5", "--json", "--history")
        let kept = try await program.run("cache", "status", "--fields", "entries.characters")
        let history = try await program.run("history", "list", "--fields", "id")

        #expect(outcome.exitCode == 65)
        #expect(outcome.output == "")
        // The program uses character 5 of the snapshot instead.
        #expect(cached.output.contains("\"Jerry Smith\""))
        #expect(kept.output == "0\n")
        #expect(history.output == "5\n")
    }

    @Test func `a page drops items without a unique identifier, and a note names them`() async throws {
        let server = try server { _ in Self.page([3, 0, 1, 3, -7], pages: 1) }

        let outcome = try await program(server).run("characters", "list", "--fields", "id")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "3\n1\n")
        #expect(
            outcome.error
                == """
                note: 2 of 41 characters. End of the list.
                note: 3 items of the API cannot be read and were left out: results[1].id, 3 (results[3].id), \
                results[4].id.

                """)
    }

    @Test func `endless empty pages are an error`() async throws {
        let server = try server { target in
            Self.page(target.hasSuffix("page=1") ? [1, 2] : [], pages: 1_000_000_000)
        }

        let outcome = try await program(server).run(
            "characters", "list", "--all", "--fields", "id", "--policy", "noCache", "--timeout", "1h")

        #expect(outcome.exitCode == 65)
        #expect(outcome.output == "1\n2\n")
    }

    @Test func `long names of every kind are printed`() async throws {
        let characters = LongText.kinds.enumerated().map { index, kind in
            Self.character(index + 1, name: kind.text(scalars: 10_000))
        }
        let info: [String: Any] = ["count": characters.count, "pages": 1]
        let body = try JSONSerialization.data(withJSONObject: ["info": info, "results": characters])
        let server = try PersistentConnectionServer { _ in
            Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body
        }
        let program = try program(server)

        let fetched = try await program.run("characters", "list", "--format", "csv", "--fields", "id,name")
        let cached = try await program.run(
            "characters", "list", "--fields", "id,name", environment: ["CHALLENGE_FORCE_TTY": "80"])

        #expect(fetched.exitCode == 0)
        #expect(cached.exitCode == 0)
        #expect(fetched.error == "note: \(characters.count) characters.\n")
        #expect(!fetched.output.contains("\u{1B}"))
        #expect(!fetched.output.unicodeScalars.contains { $0.properties.isBidiControl })
    }

    @Test func `endless standard input is refused`() async throws {
        let program = try Program(environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1/api"])

        let identifiers = try await program.shell("yes 1 | challenge character - --offline")
        let favorites = try await program.shell("challenge favorites import /dev/zero")

        #expect(identifiers.exitCode == 64)
        #expect(identifiers.output == "")
        #expect(identifiers.error.contains("more than 10000 values"))
        #expect(favorites.exitCode == 65)
        #expect(favorites.error.contains("64 MiB"))
    }
}
