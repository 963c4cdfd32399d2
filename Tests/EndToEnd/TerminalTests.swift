import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The width, the colors and the modes of a real terminal.
@Suite(.serialized, .timeLimit(.minutes(15))) struct TerminalTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    private func start(_ line: String, columns: Int) throws -> RunningProgram {
        try program.startShell(
            ["/bin/sh", "-c"], line, inTerminal: true, window: Window(columns: columns, rows: 60))
    }

    @Test func `a table fits the window of a terminal`() async throws {
        let columns = 60
        mirror.setFault(.delay(milliseconds: 600))

        let outcome = try await start("challenge characters list --color never --no-pager", columns: columns).outcome()
        let rows = outcome.output.withoutProgress.split(separator: "\r\n").prefix(21)

        #expect(rows.count == 21, "\(outcome.output)")
        #expect(rows.allSatisfy { $0.count <= columns })
        #expect(rows.contains { $0.count > columns - 10 })
    }

    @Test func `a terminal has the statuses in color, with a symbol`() async throws {
        let outcome = try await start("challenge character 1 8 --fields status --no-pager", columns: 80).outcome()

        #expect(outcome.output.contains("\u{1B}[32m● Alive\u{1B}[0m"))
        #expect(outcome.output.contains("\u{1B}[31m✗ Dead\u{1B}[0m"))
    }

    @Test func `an episode in a narrow window keeps the symbol of a status beside its word`() async throws {
        let outcome = try await start(
            "challenge episode 1 --characters --color never --no-pager", columns: 40
        ).outcome()

        #expect(outcome.output.contains("● Alive"))
        #expect(!outcome.output.contains("●\r") && !outcome.output.contains("✗\r"))
    }

    @Test func `Ctrl-C leaves the modes of the terminal as they were, and no progress`() async throws {
        mirror.setFault(.hang)
        let line = "challenge characters list --policy noCache --timeout 1h"

        let running = try start("trap : INT; stty -g >before; \(line); stty -g >after; cmp before after", columns: 80)
        try await running.waitForOutput { $0.output.contains("Loading …") }
        running.type("\u{3}")
        let outcome = try await running.outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasSuffix("\r\u{1B}[K"))
        #expect(!outcome.output.contains("\u{1B}[?25l"))
    }

    @Test(arguments: [
        ("episodes list --with birdperson,331", 3), ("characters list --in pilot", 2),
    ])
    func `looking up names and fetching the items that options name show a progress`(
        line: String, count: Int
    ) async throws {
        mirror.setFault(.delay(milliseconds: 1000))

        let outcome = try await start(
            "challenge \(line) --policy noCache --fields id --timeout 1h --color never --no-pager", columns: 80
        ).outcome()

        #expect(outcome.exitCode == 0)
        // On a slow machine, a line can be drawn again after other output.
        #expect(outcome.output.ranges(of: "Loading …\r").count >= count, "\(outcome.output)")
    }
}

extension String {
    /// The output without the lines of the progress, which the program erases.
    fileprivate var withoutProgress: String {
        let parts = components(separatedBy: "\r\u{1B}[K")
        let ended = parts.dropLast().map { part in
            part[..<(part.lastIndex(of: "\r\n").map { part.index(after: $0) } ?? part.startIndex)]
        }
        return ended.joined() + (parts.last ?? "")
    }
}
