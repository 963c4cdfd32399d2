import ChallengeTerminal
import Testing

struct ErrorReportTests {
    @Test("an error says what happened and what to do, through the gate")
    func presentable() async {
        let run = await Run("fail presentable")

        #expect(run.exitCode == .notFound)
        #expect(run.output == "")
        #expect(run.error == "error: The planet ^[[31mis gone.\nLook elsewhere.\n")
    }

    @Test("--verbose adds the cause, in the person's language", arguments: ["-v", "--verbose"])
    func verbose(flag: String) async {
        let run = await Run("fail presentable --lang es \(flag)")

        #expect(run.error == "error: The planet ^[[31mis gone.\nLook elsewhere.\nCausa: HTTP 404\n")
    }

    @Test("an error that nobody foresaw is a bug, and keeps its Swift names to itself")
    func bug() async {
        let run = await Run("fail bug")

        #expect(run.exitCode == .software)
        #expect(
            run.error == """
                error: Something happened that should not have: this is a bug.
                Run it again with --verbose, and please report what it says.

                """)
    }

    @Test("--verbose says all about a bug")
    func verboseBug() async {
        let run = await Run("fail bug --verbose")

        #expect(
            run.error == """
                error: Something happened that should not have: this is a bug.
                Please report it, with what follows.
                Cause: ChallengeTerminalTests.Bug(detail: "seven")

                """)
    }

    @Test(
        "some ends need no words",
        arguments: [
            ("interrupted", ExitCode.interrupted), ("cancelled", .interrupted), ("reported", .notFound),
            ("closedPipe", .ok),
        ])
    func silent(failure: String, exitCode: ExitCode) async {
        let run = await Run("fail \(failure)")

        #expect(run.exitCode == exitCode)
        #expect(run.output == "")
        #expect(run.error == "")
    }

    @Test("an answer that cannot be written is an error of the disk")
    func diskFull() async {
        let run = await Run("fail diskFull")

        #expect(run.exitCode == .ioError)
        #expect(run.error == "error: The output cannot be written: No space left on device.\n")
    }

    @Test("a reader that has seen enough ends the run without a word")
    func closedPipe() async {
        let error = MemoryOutput()
        let streams = Streams(input: MemoryInput([]), output: MemoryOutput(failure: .closedPipe), error: error)

        let exitCode = await SampleTool.tool.run(arguments: ["planets", "count"], environment: [:], streams: streams)

        #expect(exitCode == .ok)
        #expect(error.text == "")
    }

    @Test("the failures of streams are told in the person's language")
    func streamFailures() async {
        let run = await Run("fail inputTooLong --lang es")
        let input = await Run("fail input --lang es")

        #expect(run.exitCode == .dataError)
        #expect(run.error == "error: Una línea de la entrada estándar es demasiado larga.\n")
        #expect(input.exitCode == .ioError)
        #expect(input.error == "error: No se puede leer la entrada estándar: Is a directory.\n")
    }

    @Test("an error without advice or cause says what happened, and no more")
    func plain() async {
        let run = await Run("fail plain --verbose")

        #expect(run.exitCode == .failure)
        #expect(run.error == "error: So it is.\n")
    }
}
