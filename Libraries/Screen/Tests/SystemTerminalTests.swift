import ChallengeScreen
import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation
import Testing

/// A program in a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(15))) struct SystemTerminalTests {
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
    private static let leave =
        "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    private func start(
        _ line: String, shell: [String] = ["/bin/bash", "-c"], typing text: String = ""
    ) async throws -> RunningProgram {
        let running = try Program(environment: Program.unmeasured).startShell(
            shell, "ulimit -c 0; stty -ixon; stty -g >before; \(line)", inTerminal: true,
            window: Window(columns: 40, rows: 10))
        running.type(text)
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

    @Test func `Enter that was typed before the start is a key`() async throws {
        let running = try await start("until read -t 0; do sleep 0.01; done; \(Self.once)", typing: "\r")
        try await running.waitForOutput { $0.output.contains("Number 99") }
        running.type("\nq")

        #expect(try await running.outcome().exitCode == 0)
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

    @Test func `Ctrl-Z restores the terminal until the program continues in the foreground`() async throws {
        let running = try await start(
            """
            set -m; challenge-screen-sample; stty -g >stopped
            bg; while [ -z "$(jobs -s)" ]; do sleep 0.01; done; fg; code=$?; stty -g >after
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

    /// `CHALLENGE_CHAOS=long` tries each way a hundred times.
    @Test(.timeLimit(.minutes(10)))
    func `a program that is killed while it is stopped restores the terminal, and ends by the signal`() async throws {
        let failures = try await Trials("killed while stopped").failures(
            (0..<Trials.count(2, long: 100)).flatMap { step in StoppedKill.all.map { ($0, step) } }
        ) { way, step in
            let running = try await start(
                """
                challenge-screen-sample; process=$(jobs -p); kill %%; for ((i = 0; i < \(step * 50); i++)); do :; done
                \(way.end); stty -g >after; cmp before after
                """, shell: ["/bin/bash", "--norc", "-ic"])
            if way.isStoppedByKey {
                running.type("\u{1A}")
            } else {
                for process in ProcessTable.children(of: running.processIdentifier) { kill(process, SIGSTOP) }
            }
            let outcome = try await running.outcome()
            let last = outcome.output.components(separatedBy: Self.enter).last ?? ""
            let isEnded = outcome.exitCode == 0 && outcome.output.contains("Terminated")
            return isEnded && last.contains(Self.leave) ? nil : "\(outcome)"
        }
        #expect(failures == [])
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal ends a program whose terminal reads nothing`(signal: Int32) async throws {
        let running = try await start("exec challenge-screen-sample")
        running.stopOutput()
        running.type("\u{1B}[B")
        running.send(signal)
        _ = try await running.outcome()

        // A program that waits for its terminal would not end before the time limit of the suite.
        #expect(running.fatalSignal == signal)
    }

    @Test func `without a terminal the program does not start`() async throws {
        let outcome = try await Program(environment: Program.unmeasured).shell("setsid -w challenge-screen-sample")

        #expect(outcome.exitCode != 0)
        #expect(outcome.output == "")
    }
}

/// A way to kill a program that is stopped.
private struct StoppedKill: Sendable {
    let isStoppedByKey: Bool
    /// The command of the shell after `kill`.
    let end: String

    static let all = [true, false].flatMap { isStoppedByKey in
        // `wait` would return at once for a job that the shell has not yet seen continued.
        ["fg", "while kill -0 $process 2>/dev/null; do sleep 0.01; done"].map {
            StoppedKill(isStoppedByKey: isStoppedByKey, end: $0)
        }
    }
}
