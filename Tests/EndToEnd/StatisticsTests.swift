import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Numbers and random items of whole collections.
@Suite(.serialized) struct StatisticsTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    @Test func `offline, the snapshot is counted, and otherwise the items of the API`() async throws {
        let examples: KeyValuePairs<String, [Substring]> = [
            "characters --by status": ["Alive\t439\t53.1", "Dead\t287\t34.7", "unknown\t100\t12.1"],
            "characters --by location --limit 1": ["Earth (Replacement Dimension)\t230\t27.8"],
            "characters --by origin --limit 1": ["unknown\t300\t36.3"],
            "characters --by gender --limit 1": ["Male\t610\t73.8"],
            "characters --by type --limit 1": ["\t401\t48.5"],
            "characters --by species --limit 1": ["Human\t366\t44.3"],
            "characters --by season --limit 2": ["1\t210\t25.4", "2\t168\t20.3"],
            "episodes --limit 2": ["1\t11\t21.6", "2\t10\t19.6"], "locations --limit 1": ["Planet\t62\t49.2"],
            "locations --by dimension --limit 1": ["Replacement Dimension\t57\t45.2"],
        ]
        for (line, lines) in examples {
            let bundled = try await program.shell("challenge stats \(line) --offline")
            #expect(bundled.lines == lines, "\(line)")
            #expect(bundled.error.contains("Showing the bundled data of October 2024.\n"))
        }
        #expect(mirror.requestCount == 0)

        for requests in [3, 3] {
            let counted = try await program.shell("challenge stats locations --limit 1")
            #expect(counted.lines == ["Planet\t62\t49.2"])
            #expect(mirror.requestCount == requests)
        }
        let expired = try await program.shell("challenge stats locations --limit 1 --max-age 0 --json=envelope")
        #expect(expired.output.contains("\"origin\": \"remote\""))
        #expect(mirror.requestCount > 3)
    }

    @Test func `a part of a collection in the cache is not counted`() async throws {
        try await program.run("characters", "list")

        let fetched = try await program.run("stats", "--json=envelope")

        #expect(fetched.output.contains("\"count\": 439"))
        #expect(fetched.output.contains("\"origin\": \"remote\""))
    }

    @Test func `the same seed shows the same item as its command, without a request`() async throws {
        let first = try await program.run("random", "--seed", "42", "--fields", "id,name", "--json")
        let second = try await program.run("random", "character", "--seed", "42", "--fields", "id,name", "--json")
        let identifier = try #require(first.output.firstMatch(of: /"id": (\d+)/)).1
        let item = try await program.run("character", String(identifier), "--fields", "id,name", "--json", "--offline")

        #expect(first.exitCode == 0)
        #expect(first.output == second.output)
        #expect(first.output == item.output)
        #expect(mirror.requestCount == 0)
    }

    @Test func `a random item has no note about its origin, except with --verbose`() async throws {
        let bundled = try await program.run("random", "--seed", "1")
        let verbose = try await program.run("random", "--seed", "1", "--verbose")
        try await program.run("sync", "--quiet")
        let requests = mirror.requestCount
        let cached = try await program.run(
            "random", "--seed", "1", environment: ["CHALLENGE_POLICY": "remoteFirst"])

        #expect(bundled.error == "")
        #expect(verbose.error.contains("Showing the bundled data of October 2024.\n"))
        #expect(cached.exitCode == 0 && cached.error == "")
        #expect(mirror.requestCount == requests)
    }

    @Test func `with --fail-stale, the snapshot and expired rows are an error, and fresh rows are not`() async throws {
        let lines = ["random", "search zzzz --kind location"]
        for line in lines { try await expectStale("challenge \(line) --fail-stale") }
        try await program.run("sync", "--quiet")

        for line in lines {
            #expect(try await program.shell("challenge \(line) --fail-stale").exitCode == 0, "\(line)")
            try await expectStale("challenge \(line) --fail-stale --max-age 0")
        }
    }

    private func expectStale(_ line: String) async throws {
        let outcome = try await program.shell(line)

        #expect(outcome.exitCode == 69, "\(line)")
        #expect(outcome.output == "")
        #expect(
            outcome.error == """
                error: This command sends no request. Older data is not shown (--fail-stale).
                Run 'challenge sync' to fetch all data.

                """)
    }

    @Test func `a policy decides about numbers, and a random item takes none that asks the API`() async throws {
        #expect(try await program.run("random", "--policy", "remoteFirst").exitCode == 64)
        #expect(mirror.requestCount == 0)
        #expect(try await program.run("stats", "episodes", "--policy", "noCache").exitCode == 0)
        #expect(mirror.requestCount == 3)
    }
}
