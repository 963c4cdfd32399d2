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

    @Test(.timeLimit(.minutes(2)))
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

    @Test func `collections that were fetched before a failure are kept, and are skipped the next time`() async throws {
        mirror.setFault(.status(500), for: .path("/api/episode"))
        let first = try await program.run("sync")
        mirror.setFault(nil)
        mirror.resetRequests()

        let second = try await program.run("sync")
        let targets = mirror.requests.map(\.target)
        mirror.resetRequests()
        let third = try await program.run("sync")

        #expect(first.exitCode == 69)
        #expect(first.firstColumn.starts(with: ["characters", "locations"]))
        #expect(!first.firstColumn.contains("episodes"))
        #expect(second.exitCode == 0)
        #expect(second.lines == ["episodes\t51\t51\t0\t0"])
        #expect(
            second.error.split(separator: "\n").starts(with: [
                "note: An unfinished sync has already fetched characters.",
                "note: An unfinished sync has already fetched locations.",
            ]))
        #expect(targets.allSatisfy { $0.hasPrefix("/api/episode") })
        #expect(third.output.hasPrefix(SyncTests.complete))
        #expect(mirror.requestCount == SyncTests.requestCount(for: third))
    }

    @Test func `a sync under noCache is a usage error, because it writes the cache`() async throws {
        let outcome = try await program.run("sync", "--policy", "noCache")

        #expect(outcome.exitCode == 64)
        #expect(
            outcome.error.hasPrefix("error: 'challenge sync' cannot be used with --policy noCache.\n"),
            "\(outcome.error)")
        #expect(mirror.requestCount == 0)
    }

    @Test func `a sync without a network fails with one error`() async throws {
        let outcome = try await program.run("sync", "--offline")

        #expect(outcome.exitCode == 69)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: The sync of characters failed. "), "\(outcome.error)")
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
