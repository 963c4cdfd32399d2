import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// Syncs that are killed at random instants: the cache always works, and the next sync completes it.
struct KilledSyncTests {
    /// The rows of the collections after a kill.
    private static let sizes = ["characters": 826, "episodes": 51, "locations": 126]

    @Test func `a killed sync leaves whole collections, and a cache that works`() async throws {
        let mirror = try MirrorServer(hasOtherCollections: true)
        defer { mirror.stop() }
        mirror.setFault(.delay(milliseconds: 300), for: .path("/api/episode"))
        var generator = SeededGenerator()
        let delays = (0..<Trials.count(6, long: 100)).map { _ in Int.random(in: 0...700_000, using: &generator) }

        #expect(
            try await Trials("kills during a sync").failures(delays) { delay in
                let program = try Program(environment: ["CHALLENGE_API_URL": mirror.baseURL])
                let running = try program.start(["sync"], environment: Program.unmeasured)
                try await Task.sleep(for: .microseconds(delay))
                running.send(SIGKILL)
                _ = try await running.outcome()
                return try await Self.failure(of: program, try await Self.savedCollections(program))
            } == [])
    }

    /// Returns the numbers of rows by collection, without empty collections.
    private static func savedCollections(_ program: Program) async throws -> [String: Int] {
        // Opening the file here would create one.
        guard FileManager.default.fileExists(atPath: program.cacheFile) else { return [:] }
        let cache = Database(.cache(path: program.cacheFile), schemas: [])
        let counts = try await cache.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT name FROM sqlite_schema WHERE name IN ('characters', 'episodes', 'locations')")
            {
                $0.text(0)
            }.map { (table) throws(DatabaseError) in
                (table, try connection.row("SELECT count(*) FROM \(table)") { $0.integer(0) } ?? 0)
            }
        }
        return Dictionary(uniqueKeysWithValues: counts).filter { $0.value > 0 }
    }

    /// Returns a description of the first thing that does not work after the kill.
    private static func failure(of program: Program, _ saved: [String: Int]) async throws -> String? {
        if saved.contains(where: { sizes[$0.key] != $0.value }) { return "rows: \(saved)" }
        let list = try await program.run("characters", "list", "--offline", "--fields", "id")
        if list.exitCode != 0 || list.lines.count != 20 { return "\(list)" }
        // The snapshot answers only if there are no rows.
        if list.error.contains("bundled") == (saved["characters"] != nil) { return "origin: \(list)" }
        let sync = try await program.run("sync")
        if sync.exitCode != 0 { return "\(sync)" }
        let all = try await program.run("characters", "list", "--all", "--offline", "--fields", "id", "-q")
        return all.lines.count == 826 && all.error.isEmpty ? nil : "\(all)"
    }
}
