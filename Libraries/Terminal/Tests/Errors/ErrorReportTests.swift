import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

struct ErrorReportTests {
    @Test func `a report has the message and the advice, with unsafe characters escaped`() async {
        let run = await Run("fail presentable")

        #expect(run.exitCode == .notFound)
        #expect(run.output == "")
        #expect(run.error == "error: The planet ^[[31mis gone.\nLook elsewhere.\n")
    }

    @Test(arguments: ["-v", "--verbose"])
    func `a verbose report adds the cause in the user's language`(flag: String) async {
        let run = await Run("fail presentable --lang es \(flag)")

        #expect(run.error == "error: The planet ^[[31mis gone.\nLook elsewhere.\nCausa (en inglés): HTTP 404\n")
    }

    @Test(arguments: [
        ("", "Look elsewhere. Add --verbose for details."), ("-v", "Look elsewhere."),
        ("--lang es", "Look elsewhere. Añade --verbose para ver los detalles."), ("--lang es -v", "Look elsewhere."),
    ])
    func `a report mentions --verbose only if the user did not pass it`(options: String, advice: String) async {
        let run = await Run("fail detailed \(options)")

        #expect(run.error == "error: The planet is hidden.\n\(advice)\n")
    }

    @Test func `an unknown error is reported as a bug without Swift type names`() async {
        let run = await Run("fail bug")

        #expect(run.exitCode == .software)
        #expect(
            run.error == """
                error: Unexpected error. This is a bug.
                Run the command again with --verbose and report the output.

                """)
    }

    @Test func `a verbose report of a bug contains all details`() async {
        let run = await Run("fail bug --verbose")

        #expect(
            run.error == """
                error: Unexpected error. This is a bug.
                Please report it with the lines below.
                Cause: ChallengeTerminalTests.Bug(detail: "seven")

                """)
    }

    @Test(arguments: [
        ("interrupted", ExitCode.interrupted), ("cancelled", .interrupted), ("reported", .notFound),
        ("closedPipe", .ok),
    ])
    func `cancellation, reported failures and closed pipes print no message`(failure: String, exitCode: ExitCode) async
    {
        let run = await Run("fail \(failure)")

        #expect(run.exitCode == exitCode)
        #expect(run.output == "")
        #expect(run.error == "")
    }

    @Test func `a full disk is reported as a failure of the output`() async {
        let run = await Run("fail diskFull")

        #expect(run.exitCode == .ioError)
        #expect(run.error == "error: The output cannot be written: No space left on device.\n")
    }

    @Test func `a closed pipe ends the run without a message`() async {
        let error = MemoryOutput()
        let streams = Streams(input: MemoryInput([]), output: MemoryOutput(failure: .closedPipe), error: error)

        let exitCode = await SampleTool.tool.run(arguments: ["planets", "count"], environment: [:], streams: streams)

        #expect(exitCode == .ok)
        #expect(error.text == "")
    }

    @Test func `failures of streams are reported in the user's language`() async {
        let run = await Run("fail inputTooLong --lang es")
        let input = await Run("fail input --lang es")

        #expect(run.exitCode == .dataError)
        #expect(run.error == "error: Una línea de la entrada estándar es demasiado larga.\n")
        #expect(input.exitCode == .ioError)
        #expect(input.error == "error: No se puede leer la entrada estándar: Es una carpeta.\n")
    }

    @Test func `an error without advice or cause is reported with its message only`() async {
        let run = await Run("fail plain --verbose")

        #expect(run.exitCode == .failure)
        #expect(run.error == "error: So it is.\n")
    }
}
