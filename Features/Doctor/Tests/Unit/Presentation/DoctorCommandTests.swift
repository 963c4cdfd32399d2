import ChallengeCore
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeDoctor

/// Tests of the command, from the command line to the output.
struct DoctorCommandTests {
    private static let findings = [
        Finding.stub("a.x", .ok, "Cache: fine."),
        .stub("b.x", .warning, "Pager: x is missing.", command: "unset PAGER"),
        .stub("c.x", .problem, "API: no connection to the API of this program."),
    ]

    private func run(
        _ line: String, _ findings: [Finding] = findings, terminalColumns: Int? = nil, color: String? = nil
    ) async -> (code: ExitCode, output: String, error: String) {
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput()
        let command = DoctorCommand { _, _ in
            DoctorContainer(checks: findings.map { CheckMock(findings: [$0]) })
        }
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: [command.command]
        ).run(
            arguments: ["doctor"] + line.split(separator: " ").map(String.init),
            environment: color == nil ? ["NO_COLOR": "1"] : [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    @Test func `a terminal shows a symbol and a word for the verdict, and the command below`() async {
        let run = await run("", terminalColumns: 80)

        #expect(
            run.output == """
                ✓ ok       Cache: fine.
                ! warning  Pager: x is missing.
                           $ unset PAGER
                ✗ problem  API: no connection to the API of this program.

                """)
        #expect(run.error == "note: 1 problem, 1 warning.\n")
        #expect(run.code == .failure)
    }

    @Test func `a long message is wrapped`() async {
        let run = await run("--lang es", terminalColumns: 40)

        #expect(
            run.output == """
                ✓ bien      Cache: fine.
                ! aviso     Pager: x is missing.
                            $ unset PAGER
                ✗ problema  API: no connection to the
                            API of this program.

                """)
        #expect(run.error == "nota: 1 problema, 1 aviso.\n")
    }

    @Test func `the verdict is colored`() async {
        #expect(
            await run("", [Self.findings[0]], terminalColumns: 80, color: "auto").output
                == "\u{1B}[32m✓ ok\u{1B}[0m       Cache: fine.\n")
    }

    @Test func `JSON has every member, and stdout nothing else`() async {
        let run = await run("--json", [Self.findings[1]])

        #expect(
            run.output == """
                [
                  {
                    "id": "b.x",
                    "verdict": "warning",
                    "message": "Pager: x is missing.",
                    "command": "unset PAGER"
                  }
                ]

                """)
        #expect(run.code == .ok && run.error == "note: No problems, 1 warning.\n")
    }

    @Test func `fields make a table`() async {
        let run = await run("--fields id,verdict -q", terminalColumns: 80)

        #expect(run.output == "Check  Verdict\na.x    ok\nb.x    warning\nc.x    problem\n")
        #expect(run.error == "")
    }
}
