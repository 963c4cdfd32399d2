import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Syncs that fail, are interrupted, or run at once.
@Suite(.serialized, .timeLimit(.minutes(15))) struct SyncFailureTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    @Test(.timeLimit(.minutes(15)))
    func `a sync without data for ten seconds fails with a timeout`() async throws {
        mirror.setFault(.hang)

        #expect(try await program.run("sync").exitCode == 75)
    }

    @Test(arguments: FaultTests.kinds)
    func `a failure of each kind fails the sync, and the cache still works`(test: FaultTests.Case) async throws {
        try await program.run("characters", "list")
        mirror.setFault(test.fault)

        let outcome = try await program.run("sync", "--timeout", test.timeout)
        mirror.setFault(nil)
        let list = try await program.run("characters", "list", "--fields", "id", "--offline")

        #expect(outcome.exitCode == test.exitCode)
        #expect(!outcome.output.contains("characters"))
        #expect(outcome.error.hasPrefix("error: The sync of characters failed. "), "\(outcome.error)")
        #expect(
            list
                == Outcome(
                    exitCode: 0, output: (1...20).map { "\($0)\n" }.joined(),
                    error: "note: 20 of 826 characters. Next: --page 2. Everything: --all.\n"))
    }

    @Test func `an unusual but usable response is synced`() async throws {
        mirror.setFault(.unknownValues)

        let outcome = try await program.run("sync")

        #expect(outcome.exitCode == 0, "\(outcome)")
        #expect(outcome.firstColumn.starts(with: ["characters", "episodes", "locations"]))
    }

    @Test func `collections fetched before a failure are kept, and the next sync asks for all`() async throws {
        mirror.setFault(.status(500), for: .path("/api/episode"))
        let first = try await program.run("sync")
        mirror.setFault(nil)
        mirror.resetRequests()

        let second = try await program.run("sync")

        #expect(first.exitCode == 69)
        #expect(first.firstColumn.starts(with: ["characters", "locations"]))
        #expect(!first.firstColumn.contains("episodes"))
        #expect(second.exitCode == 0)
        #expect(
            second.output.hasPrefix("characters\t826\t0\t0\t0\nepisodes\t51\t51\t0\t0\nlocations\t126\t0\t0\t0\n"))
        #expect(mirror.requestCount == SyncTests.requestCount(for: second))
    }

    @Test func `the named collections are synced, and no other one is asked for`() async throws {
        let outcome = try await program.run("sync", "episode", "locations")

        #expect(outcome.exitCode == 0)
        #expect(outcome.lines == ["episodes\t51\t51\t0\t0", "locations\t126\t126\t0\t0"])
        #expect(mirror.requests.allSatisfy { !$0.target.hasPrefix("/api/character") })
    }

    @Test func `a sync after the lists of the browser were loaded sends its requests`() async throws {
        let session = try ScreenSession("challenge browse", program: program)
        try await session.wait(for: "localFirst · From the API.")
        session.press("q")
        #expect(try await session.running.outcome().exitCode == 0)

        for _ in 1...2 {
            mirror.resetRequests()
            let sync = try await program.run("sync")

            #expect(sync.firstColumn.starts(with: ["characters", "episodes", "locations"]))
            #expect(mirror.requestCount == SyncTests.requestCount(for: sync))
        }
    }

    @Test func `a sync under noCache is a usage error, because it writes the cache`() async throws {
        let outcome = try await program.run("sync", "--policy", "noCache")

        #expect(outcome.exitCode == 64)
        #expect(
            outcome.error.hasPrefix("error: 'challenge sync' cannot be used with --policy noCache.\n"),
            "\(outcome.error)")
        #expect(mirror.requestCount == 0)
    }

    @Test func `a sync without a network fails with an error for each collection`() async throws {
        let outcome = try await program.run("sync", "--offline")

        #expect(outcome.exitCode == 69)
        #expect(outcome.output == "")
        let errors = outcome.error.split(separator: "\n").filter { $0.hasPrefix("error: The sync of ") }
        #expect(errors.map { $0.split(separator: " ")[4] }.starts(with: ["characters", "episodes", "locations"]))
    }

    @Test func `a sync fails if the cache cannot be written`() async throws {
        let outcome = try await program.run("sync", environment: ["XDG_CACHE_HOME": "/dev/null/cache"])

        #expect(outcome.exitCode == 74)
        #expect(outcome.output == "")
    }

    @Test func `two syncs at once both succeed`() async throws {
        async let first = program.run("sync")
        async let second = program.run("sync")
        let codes = try await [first.exitCode, second.exitCode]

        let list = try await program.run("characters", "list", "--all", "--fields", "id", "--offline")

        #expect(codes == [0, 0])
        #expect(list.lines.count == 826)
        #expect(list.error == "note: 826 characters. End of the list.\n")
    }
}
