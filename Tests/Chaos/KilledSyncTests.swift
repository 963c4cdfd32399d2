import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// Syncs that are killed at random instants: the cache always works, and the next sync completes it.
struct KilledSyncTests {
    @Test func `a killed sync leaves whole collections, and a cache that works`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        var generator = SeededGenerator()
        let delays = (0..<Trials.count(20, long: 100)).map { _ in Int.random(in: 0...200_000, using: &generator) }

        #expect(
            try await Trials("kills during a sync").failures(delays) { delay in
                let program = try Program(environment: ["CHALLENGE_API_URL": mirror.baseURL])
                let running = try program.start(["sync"], environment: ["LLVM_PROFILE_FILE": "/dev/null"])
                try await Task.sleep(for: .microseconds(delay))
                running.send(SIGKILL)
                _ = try await running.outcome()
                return try await Self.failure(of: program)
            } == [])
    }

    /// Returns a description of the first thing that does not work after the kill.
    private static func failure(of program: Program) async throws -> String? {
        let list = try await program.run("characters", "list", "--offline", "--fields", "id")
        if list.exitCode != 0 || list.lines.count != 20 { return "\(list)" }
        let cache = Database(.cache(path: program.cacheFile), schemas: [])
        let counts = try await cache.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT name FROM sqlite_schema WHERE name IN ('characters', 'episodes', 'locations')")
            {
                $0.text(0)
            }.map { (table) throws(DatabaseError) in
                try connection.row("SELECT count(*) FROM \(table)") { $0.integer(0) } ?? 0
            }
        }
        if !counts.allSatisfy([0, 51, 126, 826].contains) { return "rows: \(counts)" }
        let sync = try await program.run("sync")
        if sync.exitCode != 0 { return "\(sync)" }
        let all = try await program.run("characters", "list", "--all", "--offline", "--fields", "id", "-q")
        return all.lines.count == 826 && all.error.isEmpty ? nil : "\(all)"
    }
}
