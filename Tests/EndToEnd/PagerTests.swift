import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Tests of the pager in a pseudo-terminal; the pagers are shell commands that write files.
@Suite(.serialized, .timeLimit(.minutes(15))) struct PagerTests {
    /// A list of 287 lines, which are printed as soon as their page is loaded.
    private static let list = "challenge characters list --all --status dead --color never --fields name --jsonl"

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    private func start(
        _ line: String, pager: String = "cat > paged", rows: Int = 24, environment: [String: String] = [:]
    ) throws -> RunningProgram {
        try program.startShell(
            ["/bin/sh", "-c"], line, inTerminal: true, window: Window(columns: 80, rows: rows),
            environment: ["CHALLENGE_PAGER": pager].merging(environment) { _, own in own })
    }

    /// The text that the pager has written; `nil` if none was started.
    private var paged: String? {
        FileManager.default.contents(atPath: program.scratch.path("paged")).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `long output goes through the pager, and the messages follow the pager`() async throws {
        let outcome = try await start(Self.list + " -v --policy remoteFirst").outcome()

        let lines = try #require(paged).split(separator: "\n")
        #expect(outcome.exitCode == 0)
        #expect(lines[0] == #"{"name":"Adjudicator Rick"}"#)
        #expect(lines.count == 287)
        #expect(outcome.output.hasSuffix("note: 287 characters. End of the list.\r\n"))
        #expect(outcome.output.contains("request: GET "))
        #expect(!outcome.output.contains("Adjudicator Rick"))
    }

    @Test func `the pager receives colors, and its own options`() async throws {
        let outcome = try await start(
            "challenge characters list --all --status dead --offline",
            pager: "echo $LESS > paged; cat >> paged"
        ).outcome()

        #expect(outcome.exitCode == 0)
        #expect(try #require(paged).hasPrefix("FRX\n") && paged?.contains("\u{1B}[1m") == true)
    }

    @Test func `short output starts no pager`() async throws {
        let outcome = try await start("challenge characters list --color never --offline").outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("Rick Sanchez"))
        #expect(outcome.output.contains("note: 20 of 826 characters."))
        #expect(paged == nil)
    }

    @Test(arguments: [
        (line: " --no-pager", pager: "cat > paged", environment: [:]),
        (line: "", pager: "cat > paged", environment: ["TERM": "dumb"]),
        (line: " | cat", pager: "cat > paged", environment: [:]),
    ])
    func `the user can disable the pager`(line: String, pager: String, environment: [String: String]) async throws {
        let outcome = try await start(Self.list + " --offline" + line, pager: pager, environment: environment).outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("Adjudicator Rick"))
        #expect(paged == nil)
    }

    @Test func `leaving the pager early ends the command with success, even during a request`() async throws {
        mirror.setFault(.hang, for: .path("/api/character", query: ["page": "3"]))

        // A command that is not cancelled fails when the request times out.
        let outcome = try await start(
            Self.list + " --policy noCache --timeout 20", pager: "head -3 > paged"
        ).outcome()

        #expect(outcome.exitCode == 0)
        #expect(try #require(paged).split(separator: "\n").count == 3)
    }

    @Test func `the exit code is that of the command`() async throws {
        mirror.setFault(.status(400), for: .path("/api/character", query: ["page": "3"]))

        let outcome = try await start(Self.list + " --policy noCache").outcome()

        #expect(outcome.exitCode == 69)
        #expect(try #require(paged).split(separator: "\n").count == 40)
        #expect(outcome.output.contains("warning: The list is incomplete: 40 of 287 are shown."))
    }

    @Test(arguments: ["no-such-pager -x", "exec <&-; exit 2"])
    func `if the pager fails without reading, the output is printed directly with a note`(pager: String) async throws {
        let outcome = try await start(Self.list + " --offline", pager: pager).outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("Adjudicator Rick"))
        #expect(outcome.output.contains("note: The pager '\(pager)' failed."))
        #expect(outcome.output.contains("note: 287 characters. End of the list.\r\n"))
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal ends the command, after the pager has ended`(signal: Int32) async throws {
        mirror.setFault(.dripHeaders(milliseconds: 500), for: .path("/api/character", query: ["page": "3"]))

        let running = try start(
            "exec " + Self.list,
            pager: "trap '' INT; echo 'pager started'; cat > paged; echo 'pager ended'")
        try await running.waitForOutput { $0.output.contains("pager started") }
        if signal == SIGINT { running.type("\u{3}") } else { running.send(signal) }
        let outcome = try await running.outcome()

        #expect(running.fatalSignal == signal)
        #expect(outcome.output.hasSuffix("pager ended\r\n"))
        #expect(try #require(paged).contains("Adjudicator Rick"))
    }

    @Test func `Ctrl-C before the window is full prints the lines that arrived`() async throws {
        mirror.setFault(.hang, for: .path("/api/character", query: ["page": "2"]))

        let running = try start(
            "exec challenge characters list --all --fields id --jsonl --policy noCache --timeout 1h", rows: 50)
        // The lines wait when the status line is drawn again.
        try await running.waitForOutput { $0.output.ranges(of: "/826").count > 2 }
        running.type("\u{3}")
        let outcome = try await running.outcome()

        #expect(running.fatalSignal == SIGINT)
        #expect(outcome.output.hasSuffix("{\"id\":19}\r\n{\"id\":20}\r\n"))
        #expect(paged == nil)
    }

    @Test func `a prompt does not go through the pager`() async throws {
        try await program.run("favorites", "add", "1", "2", "3", "--offline")

        let running = try start("challenge favorites clear --color never", rows: 2)
        try await running.waitForOutput { $0.output.contains("?") }
        running.type("n\n")
        let outcome = try await running.outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("note: Nothing was changed."))
        #expect(paged == nil)
    }
}
