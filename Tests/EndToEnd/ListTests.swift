import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The parts of lists, the JSON envelope, and the refusal of older data.
@Suite(.serialized) struct ListTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    private func object(_ outcome: Outcome) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test func `the options of the footer print the rest of the list`() async throws {
        var options: [String]? = ["--limit", "47"]
        var identifiers: [Substring] = []
        while let line = options {
            let outcome = try await program.start(["locations", "list", "--fields", "id"] + line).outcome()
            identifiers += outcome.lines
            options = outcome.error.firstMatch(of: #/Next: (.*)\. Everything/#).map {
                $0.output.1.split(separator: " ").map(String.init)
            }
        }
        let all = try await program.run("locations", "list", "--all", "--fields", "id")

        #expect(identifiers == all.lines)
        #expect(all.error == "note: 126 locations. End of the list.\n")
    }

    @Test func `a page with a limit loads only the pages of the API that it needs`() async throws {
        let outcome = try await program.run("characters", "list", "--page", "5", "--limit", "9", "--fields", "id")
        let after = try await program.run("characters", "list", "--page", "93", "--limit", "9")

        #expect(outcome.output == (37...45).map { "\($0)\n" }.joined())
        #expect(outcome.error == "note: Characters 37–45 of 826. Next: --page 6 --limit 9. Everything: --all.\n")
        #expect(mirror.requests.prefix(2).map(\.target).sorted() == ["/api/character?page=2", "/api/character?page=3"])
        #expect(after.exitCode == 66)
        #expect(after.error == "error: Page 93 does not exist: the list has 92 pages.\nUse a page from 1 to 92.\n")
    }

    @Test func `an envelope tells fresh data from stale data`() async throws {
        let fetched = try object(try await program.run("characters", "list", "--page", "2", "--json=envelope"))
        let cached = try object(try await program.run("character", "21", "--json=envelope"))
        mirror.stop()
        let mixed = try object(try await program.run("character", "21", "700", "--json=envelope"))
        let all = try object(try await program.run("episodes", "list", "--all", "--json=envelope"))
        let stale = try object(try await program.run("character", "21", "--json=envelope", "--max-age", "0"))

        #expect(fetched["origin"] as? String == "remote")
        #expect(fetched["age"] is NSNull)
        #expect(fetched["info"] as? [String: Int] == ["count": 826, "pages": 42, "page": 2])
        #expect((fetched["items"] as? [[String: Any]])?.map { $0["id"] as? Int } == Array(21...40))
        #expect(cached["origin"] as? String == "cache")
        #expect(cached["age"] as? Int != nil)
        #expect(cached["info"] as? [String: Int] == ["count": 1])
        #expect(mixed["origin"] as? String == "snapshot")
        #expect(mixed["snapshot"] as? String == "2024-10")
        #expect((all["items"] as? [Any])?.count == 51)
        #expect(all["info"] as? [String: Int] == ["count": 51, "pages": 1, "page": 1])
        #expect(stale["origin"] as? String == "cache")
    }

    @Test(arguments: ["localFirst", "remoteFirst"])
    func `with --fail-stale, older data is an error, and fresh data is printed`(policy: String) async throws {
        try await program.run("character", "1", "3")
        let commands = [
            ["character", "1"], ["character", "3", "700"], ["characters", "list", "--all"],
            ["location", "20", "--residents"],
        ]
        let options = ["--policy", policy, "--max-age", "0", "--fail-stale"]
        let fresh = try await program.start(["character", "1", "--fields", "id"] + options).outcome()
        mirror.stop()

        for command in commands {
            let allowed = try await program.start(command + options.dropLast()).outcome()
            let refused = try await program.start(command + options).outcome()

            #expect(allowed.exitCode == 0)
            #expect(refused.exitCode == 69, "\(command)")
            #expect(refused.output == "", "\(command)")
            #expect(
                refused.error.contains("No connection: the server refused it. Older data is not shown (--fail-stale)."))
        }
        #expect(fresh == Outcome(exitCode: 0, output: "1\n", error: ""))
    }

    @Test func `with --fail-stale, a timeout with older data exits with 69, and without older data with 75`()
        async throws
    {
        mirror.setFault(.hang)

        let options = ["--fail-stale", "--timeout", "500ms"]
        let known = try await program.start(["character", "1"] + options).outcome()
        let unknown = try await program.start(["characters", "search", "nobody at all"] + options).outcome()

        #expect(known.exitCode == 69)
        #expect(unknown.exitCode == 69 || unknown.exitCode == 75)
    }
}
