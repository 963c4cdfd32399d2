import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct SignalTests {
    private static let fetch = "challenge character 42 --policy remoteFirst --timeout 1h"

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal kills a command at once during a fetch, without output`(signal: Int32) async throws {
        try await program.run("character", "42")
        mirror.resetRequests()
        mirror.setFault(.hang)

        let running = try program.start(["character", "42", "--policy", "remoteFirst", "--timeout", "1h"])
        await mirror.waitForRequests(1)
        running.send(signal)
        let outcome = try await running.outcome()

        #expect(outcome == Outcome(exitCode: 128 + signal, output: "", error: ""))
        #expect(running.fatalSignal == signal)
    }

    @Test(
        .enabled(if: Namespaces.permit("--pid"), "The system permits no new PID namespace."),
        arguments: [SIGINT, SIGTERM])
    func `a signal ends a command that is the first process of a container`(signal: Int32) async throws {
        let running = try program.startShell(
            ["/bin/sh", "-c"], "exec unshare --user --map-root-user --pid --fork challenge favorites watch")
        try await running.waitForOutput { $0.error.hasPrefix("note: ") }
        for process in ProcessTable.children(of: running.processIdentifier) { kill(process, signal) }

        #expect(try await running.outcome().exitCode == 128 + signal)
    }

    @Test func `nothing is printed after an interruption`() async throws {
        mirror.setFault(.hang, for: .path("/api/character", query: ["page": "2"]))

        let running = try program.start(
            ["characters", "list", "--all", "--json", "--policy", "noCache", "--timeout", "1h"])
        try await running.waitForOutput { $0.output.hasSuffix("\n  }") }
        running.send(SIGINT)
        let outcome = try await running.outcome()

        #expect(running.fatalSignal == SIGINT)
        #expect(outcome.output.hasSuffix("\n  }"))
        #expect(outcome.error == "")
    }

    @Test func `SIGQUIT kills a command at once without output`() async throws {
        mirror.setFault(.hang)

        let running = try program.startShell(["/bin/sh", "-c"], "ulimit -c 0; exec \(Self.fetch)")
        await mirror.waitForRequests(1)
        running.send(SIGQUIT)
        let outcome = try await running.outcome()

        #expect(outcome == Outcome(exitCode: 128 + SIGQUIT, output: "", error: ""))
        #expect(running.fatalSignal == SIGQUIT)
    }

    @Test(arguments: [["/bin/bash", "-c"], ["/bin/bash", "--norc", "-ic"], ["/bin/sh", "-c"]])
    func `Ctrl-C stops a shell loop`(shell: [String]) async throws {
        mirror.setFault(.hang)

        let running = try program.startShell(
            shell, "for i in 1 2 3; do \(Self.fetch); echo \"went on\"; done", inTerminal: true)
        await mirror.waitForRequests(1)
        running.type("\u{3}")
        let outcome = try await running.outcome()

        #expect(outcome.exitCode != 0)
        #expect(outcome.output.contains("\r\u{1B}[K"))
        #expect(!outcome.output.contains("went on"))
        #expect(mirror.requestCount == 1)
    }

    @Test(arguments: [SIGINT, SIGHUP])
    func `the command and its worker ignore a signal that is ignored at the start`(signal: Int32) async throws {
        mirror.setFault(.delay(milliseconds: 500))

        let running = try program.startShell(
            ["/bin/sh", "-c"], "trap '' \(signal); exec \(Self.fetch) --fields id")
        await mirror.waitForRequests(1)
        for process in [running.processIdentifier] + ProcessTable.children(of: running.processIdentifier) {
            kill(process, signal)
        }

        #expect(try await running.outcome() == Outcome(exitCode: 0, output: "42\n", error: ""))
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal kills the mirror server`(signal: Int32) async throws {
        let executable = Program.executable.deletingLastPathComponent().appending(path: "challenge-mirror")
        let running = try program.startShell(["/bin/sh", "-c"], "ulimit -c 0; exec '\(executable.path)'")
        try await running.waitForOutput { $0.output.hasPrefix("http://127.0.0.1:") }

        running.send(signal)
        let outcome = try await running.outcome()

        #expect(running.fatalSignal == signal)
        #expect(outcome.error == "")
    }
}
