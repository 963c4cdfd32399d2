import ChallengeTestSupport
import Foundation
import Testing

/// A full-screen program in a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SystemTerminalTests {
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
    private static let leave =
        "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

    private let program: Program

    init() throws {
        program = try Program(environment: Program.unmeasured)
    }

    private func start(_ line: String) async throws -> RunningProgram {
        let running = try program.startShell(
            ["/bin/bash", "-c"], "ulimit -c 0; stty -ixon; stty -g >before; \(line)", inTerminal: true,
            window: Window(columns: 40, rows: 10))
        try await running.waitForOutput { $0.output.contains("Crash") }
        return running
    }

    private static let once = "challenge-screen-sample; code=$?; stty -g >after; cmp before after && exit $code"

    @Test func `a key ends the program and restores the terminal`() async throws {
        let running = try await start(Self.once)
        running.type("\u{1B}[Bq")
        let outcome = try await running.outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasSuffix("\(Self.leave)left\r\n"))
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGSEGV, SIGABRT])
    func `a signal ends the program and restores the terminal`(signal: Int32) async throws {
        let running = try await start(Self.once)
        for process in ProcessTable.children(of: running.processIdentifier) { kill(process, signal) }
        let outcome = try await running.outcome()

        #expect(outcome.exitCode == 128 + signal)
        #expect(outcome.output.contains(Self.leave))
    }

    @Test func `a trap ends the program and restores the terminal`() async throws {
        let running = try await start(Self.once)
        running.type("x")
        let outcome = try await running.outcome()

        #expect([128 + SIGILL, 128 + SIGTRAP].contains(outcome.exitCode))
        #expect(outcome.output.contains(Self.leave))
    }

    @Test func `Ctrl-Z restores the terminal until the program continues`() async throws {
        let running = try await start(
            """
            set -m; challenge-screen-sample; stty -g >stopped; fg; code=$?; stty -g >after
            cmp before stopped && cmp before after && exit $code
            """)
        running.type("\u{1A}")
        try await running.waitForOutput { output in
            let parts = output.output.components(separatedBy: Self.enter)
            return parts.count > 2 && parts.last?.contains("Crash") == true
        }
        running.type("q")
        let outcome = try await running.outcome()

        #expect(outcome.exitCode == 0, "\(outcome)")
        #expect(outcome.output.components(separatedBy: Self.leave).count == 3)
    }

    @Test func `without a terminal the program does not start`() async throws {
        let outcome = try await program.shell("setsid -w challenge-screen-sample")

        #expect(outcome.exitCode != 0)
        #expect(outcome.output == "")
    }
}
