import ChallengeScreen
import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation
import Testing

/// A program below the prompt of a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(15))) struct TerminalBelowTests {
    private static let size = Size(columns: 40, rows: 10)
    private static let lines = (1...7).map { "line \($0)" }

    private func start(setting: String = ":", _ end: String = "") async throws -> RunningProgram {
        let running = try Program(environment: Program.unmeasured).startShell(
            ["/bin/bash", "-c"],
            """
            trap : INT; ulimit -c 0; stty -ixon; stty -g >before; \(setting); printf 'line %d\\n' 1 2 3 4 5 6 7
            challenge-screen-sample 5 2>/dev/null; code=$?; \(end)
            stty -g >after; cmp before after && echo "code $code"
            """, inTerminal: true, window: Window(columns: Self.size.columns, rows: Self.size.rows))
        try await running.waitForOutput { $0.output.contains("Crash") }
        return running
    }

    private func rows(after output: String) -> [String] {
        var window = WindowMock(size: Self.size)
        window.receive(Array(output.utf8))
        return window.rows.filter { !$0.isEmpty }
    }

    @Test func `the lines above stay, and the end erases the rows`() async throws {
        let running = try await start()
        running.type("\u{1B}[B\u{1B}[B")
        try await running.waitForOutput { output in
            rows(after: output.output).starts(with: Self.lines.suffix(5) + ["Number 0"])
        }
        running.type("q")
        let outcome = try await running.outcome()

        #expect(rows(after: outcome.output) == Self.lines.suffix(5) + ["left", "code 0"])
        #expect(outcome.output.matches(of: /\e\[[0-9;?]*[cnHf]|\e\[2J|\e\[\?1[0-9]+h|\e[78c]/).isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV])
    func `a signal erases the rows, in the middle of a frame also`(signal: Int32) async throws {
        for keys in [0, 1, 30, 1000] {
            let running = try await start()
            running.type(String(repeating: "\u{1B}[B", count: keys))
            for process in ProcessTable.children(of: running.processIdentifier) { kill(process, signal) }
            let output = try await running.outcome().output

            #expect(rows(after: output).starts(with: Self.lines.suffix(5)), "\(output)")
            #expect(rows(after: output).last == "code \(128 + signal)")
            #expect(!rows(after: output).contains { $0.hasPrefix("Number") || $0.hasPrefix("q Quit") })
            #expect(output.contains("\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\r"))
        }
    }

    @Test func `Ctrl-Z erases the rows until the program continues`() async throws {
        let running = try await start(setting: "set -m", "echo stopped; fg; code=$?")
        running.type("\u{1A}")
        try await running.waitForOutput { printed in
            printed.output.contains("stopped") && rows(after: printed.output).contains("Number 0")
        }
        running.type("q")
        let output = try await running.outcome().output

        let stopped = rows(after: output.components(separatedBy: "stopped")[0])
        #expect(stopped.starts(with: Self.lines.suffix(5)) && !stopped.contains { $0.hasPrefix("Number") }, "\(output)")
        #expect(rows(after: output).suffix(2) == ["left", "code 0"])
        #expect(!rows(after: output).contains { $0.hasPrefix("Number") })
    }

    @Test func `a smaller window shows a smaller program`() async throws {
        let running = try await start()
        running.resize(Window(columns: 30, rows: 3))
        try await running.waitForOutput { output in
            let frames = output.output.components(separatedBy: "\u{1B}[J")
            return frames.count == 3 && frames.last?.contains("Number 1") == true
                && frames.last?.contains("Number 2") == false
        }
        running.type("q")

        #expect(try await running.outcome().output.contains("code 0"))
    }
}
