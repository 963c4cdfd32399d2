import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Tests of the progress on stderr in a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(15))) struct ProgressTests {
    private static let erased = "\r\u{1B}[K"

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
        mirror.setFault(.delay(milliseconds: 200))
    }

    private func run(_ line: String, columns: Int) async throws -> Outcome {
        try await program.startShell(
            ["/bin/sh", "-c"], line, inTerminal: true, window: Window(columns: columns, rows: 24)
        ).outcome()
    }

    @Test func `a list of several pages shows a bar and the remaining time, which are erased`() async throws {
        let outcome = try await run(
            "challenge characters list --sort name --fields id --limit 1 --policy noCache --timeout 1h --color never",
            columns: 100)

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains(#/Loading … █*░+ \d+\/826 · [\d.]+\/s · \d+ seconds? left\r/#))
        #expect(outcome.output.split(separator: Self.erased).last?.hasPrefix(" ID\r\n") == true)
    }

    @Test func `several items of one request show their number`() async throws {
        mirror.setFault(.delay(milliseconds: 600))

        let outcome = try await run(
            "challenge character 1 2 3 --policy noCache --fields id --timeout 1h --color never", columns: 100)

        #expect(outcome.output.hasPrefix("Loading … ░░░░░░░░░░░░░░░░░░░░ 0/3\(Self.erased)"))
    }

    @Test func `a sync shows the remaining time in a narrow window`() async throws {
        let outcome = try await run("challenge sync --timeout 1h --color never", columns: 40)

        #expect(outcome.exitCode == 0)
        let items = outcome.output.matches(of: #/[A-Z]\w+ +(\d+) +\d+ +\d+ +\d+/#).compactMap { Int($0.1) }
        #expect(items.starts(with: [826, 51, 126]))
        #expect(outcome.output.contains(#/░ \d+\/\d+ · \d+ seconds? left\r/#))
        #expect(outcome.output.contains("/\(items.reduce(0, +)) · "))
        #expect(outcome.output.split(separator: Self.erased).last?.hasPrefix("Coll") == true)
    }

    @Test func `a sync that waits for the server says so`() async throws {
        mirror.setFault(.status(429, retryAfter: .seconds(2)), times: 1)

        let outcome = try await run("challenge sync --timeout 1h --color never", columns: 60)

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains(#/The server asked to wait: \d seconds?\r/#))
    }

    @Test func `one page shows the title alone, and no progress with --quiet, in a file or in a dumb terminal`()
        async throws
    {
        let list = "challenge characters list --policy noCache --fields id --timeout 1h --color never"
        mirror.setFault(.delay(milliseconds: 600))

        #expect(try await run(list, columns: 100).output.hasPrefix("Loading …\(Self.erased)ID\r\n"))
        #expect(try await run(list + " -q", columns: 100).output.hasPrefix("ID\r\n"))
        #expect(try await run(list + " 2> notes", columns: 100).output.hasPrefix("ID\r\n"))
        #expect(try await run("TERM=dumb " + list, columns: 100).output.hasPrefix("ID\r\n"))
    }
}
