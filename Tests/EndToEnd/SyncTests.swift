import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// The command `sync`, the lists that need no request after it, and a second sync.
@Suite(.serialized, .timeLimit(.minutes(15))) struct SyncTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    /// Returns the number of requests of a sync: three for a collection of several pages, one for an empty collection.
    static func requestCount(for sync: Outcome) -> Int {
        sync.lines.map { $0.split(separator: "\t")[1] == "0" ? 1 : 3 }.reduce(0, +)
    }

    /// The first lines of a sync without changes; those of further collections follow.
    static let complete = "characters\t826\t0\t0\t0\nepisodes\t51\t0\t0\t0\nlocations\t126\t0\t0\t0\n"

    @Test func `a sync takes three requests for each collection, and prints the number of new items`() async throws {
        let outcome = try await program.run("sync")

        #expect(outcome.exitCode == 0)
        #expect(outcome.error == "")
        #expect(
            outcome.lines.starts(with: [
                "characters\t826\t826\t0\t0", "episodes\t51\t51\t0\t0", "locations\t126\t126\t0\t0",
            ]))
        #expect(mirror.requestCount == Self.requestCount(for: outcome))
    }

    @Test func `after a sync, commands print the same as from the API, without a request`() async throws {
        let lines = [
            ["characters", "list", "--page", "42"],
            ["characters", "list", "--all", "--status", "dead", "--species", "alien"],
            ["characters", "search", "rick", "--page", "3"], ["episodes", "list", "--season", "2"],
            ["locations", "list", "--type", "planet"], ["character", "1", "42", "826"], ["episode", "S03E07"],
            ["location", "3", "--residents"],
        ]
        var expected: [Outcome] = []
        for line in lines {
            expected.append(try await program.start(line + ["--policy", "noCache", "--json"]).outcome())
        }
        try await program.run("sync")
        mirror.resetRequests()
        // The server accepts connections and stays silent.
        mirror.setFault(.hang)

        for (line, expected) in zip(lines, expected) {
            #expect(try await program.start(line + ["--json"]).outcome() == expected, "\(line)")
        }
        #expect(mirror.requestCount == 0)
    }

    @Test(.enabled(if: Namespaces.permit("--net"), "The system permits no new network namespace."))
    func `after a sync, all lists are printed in a network namespace without a network`() async throws {
        try await program.run("sync")

        let outcome = try await program.shell(
            """
            unshare --user --map-root-user --net sh -c '
                challenge characters list --all --fields id && challenge episodes search rick --all --fields id &&
                challenge locations list --dimension unknown --all --fields id && challenge character 1 2 3 --fields id
            '
            """)

        #expect(outcome.exitCode == 0)
        #expect(outcome.error.hasPrefix("note: 826 characters. End of the list.\nnote: "), "\(outcome.error)")
        #expect(!outcome.error.contains("Showing"))
        #expect(outcome.lines.count == 885)
    }

    @Test func `after all pages of a list, every filter is answered without a request`() async throws {
        try await program.run("characters", "list", "--all")
        mirror.resetRequests()

        let outcome = try await program.run("characters", "list", "--status", "dead", "--fields", "id", "--all")

        #expect(outcome.lines.count == 287)
        #expect(mirror.requestCount == 0)
    }

    // The second sync

    @Test func `a second sync with nothing new transfers less than two percent of the bytes`() async throws {
        try await program.run("sync")
        let first = mirror.transferredBytes
        mirror.resetRequests()

        let outcome = try await program.run("sync")

        #expect(outcome.exitCode == 0)
        #expect(outcome.error == "")
        #expect(outcome.output.hasPrefix(Self.complete))
        #expect(mirror.requestCount == Self.requestCount(for: outcome))
        #expect(mirror.transferredBytes * 50 < first, "\(mirror.transferredBytes) of \(first)")
    }

    @Test func `new, changed and gone items are listed, and are in the cache after the sync`() async throws {
        let other = try MirrorServer(
            dataSet: .small(characters: ["1:Rick", "2:Morty", "3:Summer"]), hasOtherCollections: true)
        let program = try Program(mirror: other)
        try await program.run("sync")
        other.stop()
        let changed = try MirrorServer(
            dataSet: .small(characters: ["1:Rick", "2:Mortimer", "4:Beth"]), port: other.port,
            hasOtherCollections: true)
        defer { changed.stop() }

        let check = try await program.run("sync", "--check", "--jsonl")
        let before = try await program.run("characters", "list", "--fields", "name", "--offline")
        let sync = try await program.run("sync", "--jsonl")
        let after = try await program.run("characters", "list", "--fields", "name", "--offline")

        let expected = """
            {"collection":"characters","items":3,"new":[{"id":4,"name":"Beth"}],\
            "changed":[{"id":2,"name":"Mortimer"}],"gone":[{"id":3,"name":"Summer"}]}
            """
        #expect(sync.lines.first.map(String.init) == expected)
        #expect(check == sync)
        #expect(before.lines == ["Rick", "Morty", "Summer"])
        #expect(after.lines == ["Rick", "Mortimer", "Beth"])
    }

    // The order of the API

    @Test func `after a sync, lists keep the order of the API`() async throws {
        let order = Array((1...45).reversed())
        let other = try MirrorServer(
            dataSet: .small(characters: order.map { "\($0):Rick \($0)" }), hasOtherCollections: true)
        let program = try Program(mirror: other)
        let list = ["characters", "list", "--all", "--fields", "id", "-q"]
        let filtered = ["characters", "list", "--name", "rick 4", "--fields", "id", "-q"]

        let sync = try await program.run("sync")
        other.stop()
        let all = try await program.start(list).outcome()
        let matches = try await program.start(filtered).outcome()

        #expect(sync.exitCode == 0)
        #expect(all == Outcome(exitCode: 0, output: order.map { "\($0)\n" }.joined(), error: ""))
        let expected = order.filter { $0 == 4 || $0 >= 40 }
        #expect(matches == Outcome(exitCode: 0, output: expected.map { "\($0)\n" }.joined(), error: ""))
    }
}

extension MirrorServer {
    /// The number of bytes of the responses, and of the requests with their headers.
    fileprivate var transferredBytes: Int {
        sentBytes
            + requests.map { request in
                request.method.utf8.count + request.target.utf8.count
                    + request.headers.map { $0.name.utf8.count + $0.value.utf8.count + 4 }.reduce(0, +)
            }.reduce(0, +)
    }
}
