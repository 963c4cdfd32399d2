import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// The file of the cache: damage, other versions, concurrent processes, and the commands about it.
@Suite(.serialized) struct CacheFileTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    @Test func `a damaged cache is rebuilt without a message`() async throws {
        try await program.run("character", "42")
        try Data("this is no database, and longer than a header of one".utf8).write(
            to: URL(filePath: program.cacheFile))
        mirror.resetRequests()

        let first = try await program.run("character", "42", "--fields", "id")
        let second = try await program.run("character", "42", "--fields", "id")

        #expect(first == Outcome(exitCode: 0, output: "42\n", error: ""))
        #expect(second == first)
        #expect(mirror.requestCount == 1)
    }

    @Test func `a collection of another version is removed, a note names the sync, and the others stay`() async throws {
        try await program.run("sync")
        try await Database(.cache(path: program.cacheFile), schemas: []).write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE schemas SET version = version + 1 WHERE name = 'characters'")
        }

        let candidates = try await program.run("__complete", "fish", "challenge character Rick\\ San")
        let outcome = try await program.run("character", "42", "--fields", "id")
        let again = try await program.run("character", "42", "--fields", "id")
        let entries = try await program.run("cache", "status", "--fields", "entries.characters,entries.episodes")
        let episodes = try await program.run("episodes", "list", "--all", "--fields", "id", "--offline", "-q")

        #expect(candidates.exitCode == 0)
        #expect(candidates.output.contains("Rick Sanchez"))
        let note = "The cached characters were of another version of the program and were removed."
        #expect(
            outcome
                == Outcome(
                    exitCode: 0, output: "42\n",
                    error: "warning: \(note) Run 'challenge sync' to fetch all of them again.\n"))
        #expect(again == Outcome(exitCode: 0, output: "42\n", error: ""))
        #expect(entries.output == "1\t51\n")
        #expect(episodes == Outcome(exitCode: 0, output: (1...51).map { "\($0)\n" }.joined(), error: ""))
    }

    @Test func `a cache that cannot be created is a warning`() async throws {
        let outcome = try await program.run(
            "character", "42", "--fields", "id", environment: ["XDG_CACHE_HOME": "/dev/null"])

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "42\n")
        #expect(outcome.error.hasPrefix("warning: The cache was not used."))
        #expect(outcome.lines.count == 1)
    }

    @Test func `ten concurrent processes share one cache`() async throws {
        let program = program
        let outcomes = try await withThrowingTaskGroup(of: Outcome.self) { group in
            for page in 1...10 {
                group.addTask {
                    try await program.run("characters", "list", "--page", "\(page)", "--fields", "id", "-q")
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        mirror.resetRequests()
        let all = try await program.run("characters", "list", "--limit", "200", "--fields", "id")

        #expect(outcomes.filter { $0.exitCode != 0 || $0.error != "" || $0.lines.count != 20 } == [])
        #expect(all.output == (1...200).map { "\($0)\n" }.joined())
        #expect(mirror.requestCount == 0)
    }

    @Test func `the cache can be inspected and cleared`() async throws {
        try await program.run("characters", "list")

        let path = try await program.run("cache", "path")
        let before = try await program.run("cache", "status", "--json", "--fields", "path,entries")
        let cleared = try await program.run("cache", "clear")
        let after = try await program.run("cache", "status", "--fields", "entries.characters,oldest")

        #expect(path.output == program.cacheFile + "\n")
        #expect(before.output.contains("\"characters\": 20"))
        #expect(before.output.contains("\"characters_pages\": 1"))
        #expect(cleared == Outcome(exitCode: 0, output: "", error: "note: The cache was cleared.\n"))
        #expect(after.output == "0\t\n")
    }
}
