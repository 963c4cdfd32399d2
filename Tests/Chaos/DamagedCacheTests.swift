import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Damaged caches: every command succeeds, and finds the same items as before the damage.
struct DamagedCacheTests {
    private static let pageSize = 4096

    /// The commands that read the rows of a complete collection.
    private static let commands = [
        ["search", "rick", "--kind", "character", "--all", "--fields", "id", "--sort", "id"],
        ["character", "birdperson", "--fields", "id,name"],
        ["stats", "characters", "--by", "status", "--json"],
        ["characters", "list", "--status", "dead", "--all", "--fields", "id"],
        ["characters", "list", "--all", "--fields", "id,name"],
    ]

    @Test func `every command finds the same items if a page of the cache is zeroed`() async throws {
        let mirror = try MirrorServer(hasOtherCollections: true)
        defer { mirror.stop() }
        let intact = try Program(environment: ["CHALLENGE_API_URL": mirror.baseURL])
        _ = try await intact.run("sync")
        let expected = try await Self.outputs(of: intact)
        let cache = try Data(contentsOf: URL(filePath: intact.cacheFile))
        var generator = SeededGenerator()
        let pages = (0..<cache.count / Self.pageSize).shuffled(using: &generator)

        #expect(expected.allSatisfy { !$0.isEmpty })
        #expect(
            try await Trials("zeroed pages of the cache").failures(
                Array(pages.prefix(Trials.count(4, long: pages.count)))
            ) { page in
                var content = cache
                content.replaceSubrange(
                    page * Self.pageSize..<(page + 1) * Self.pageSize, with: Data(count: Self.pageSize))
                let program = try Program(environment: ["CHALLENGE_API_URL": mirror.baseURL])
                let file = URL(filePath: program.cacheFile)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try content.write(to: file)
                let outputs = try await Self.outputs(of: program)
                return zip(Self.commands, zip(outputs, expected)).first { $1.0 != $1.1 }.map {
                    "\($0): \($1.0.prefix(200))"
                }
            } == [])
    }

    /// Returns the outputs of the commands; that of a failure is its description.
    private static func outputs(of program: Program) async throws -> [String] {
        var outputs: [String] = []
        for command in commands {
            let outcome = try await program.start(command).outcome()
            outputs.append(outcome.exitCode == 0 ? outcome.output : "\(outcome)")
        }
        return outputs
    }
}
