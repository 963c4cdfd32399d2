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
        mirror = try MirrorServer()
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

    @Test func `a cache of a newer version is not changed, and the result is printed`() async throws {
        try await program.run("character", "42")
        let newer = Schema("character", steps: Array(repeating: [], count: 99))
        try await Database(.cache(path: program.cacheFile), schemas: [newer]).read { _ in }

        let outcome = try await program.run("character", "42", "--fields", "id")
        let status = try await program.run("cache", "status")
        let cleared = try await program.run("cache", "clear")
        let after = try await program.run("character", "42", "--fields", "id")

        #expect(outcome.output == "42\n")
        let cause = "\(program.cacheFile): Another version of challenge wrote the file."
        #expect(outcome.error == "warning: The cache was not used. \(cause)\n")
        #expect(status.exitCode == 74)
        #expect(cleared.exitCode == 0)
        #expect(after == Outcome(exitCode: 0, output: "42\n", error: ""))
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
