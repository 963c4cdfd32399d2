import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeHistory

/// The commands of the recent searches.
struct SearchesCommandsTests {
    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private let searches = RecentSearchesRepositoryMock()

    /// Runs a command, at a terminal if the test types a reply to the prompt.
    private func run(_ arguments: String..., answer: String? = nil) async -> Run {
        await run(arguments, answer: answer)
    }

    private func run(_ arguments: [String], answer: String? = nil) async -> Run {
        let output = MemoryOutput()
        let error = MemoryOutput(terminalColumns: answer == nil ? nil : 80)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: [SearchesCommand(searches: searches).command]
        ).run(
            arguments: arguments, environment: ["NO_COLOR": "1"],
            streams: Streams(
                input: MemoryInput([answer ?? ""], isTerminal: answer != nil), output: output, error: error))
        return Run(code: code, output: output.text, error: error.text)
    }

    @Test(arguments: [["list"], ["remove", "rick"], ["clear", "--yes"]])
    func `a storage failure is printed on stderr and decides the exit code`(command: [String]) async {
        let failure = HistoryError.searchesFailed(.reading, StorageFailure(cause: .full, path: "/a/state.db"))
        searches.getAllCall.setResult(.failure(failure))
        searches.delete.setResult(.failure(failure))
        searches.deleteAllCall.setResult(.failure(failure))

        let run = await run(["searches"] + command)

        #expect(run == Run(code: .ioError, output: "", error: "error: \(failure.message)\n"))
        #expect(run.error.contains("/a/state.db"))
    }

    @Test func `list prints the searches in their order, with the commands that repeat them`() async {
        searches.getAllCall.setResult(
            .success([.stub("rick's \u{1B}"), .stub("-x", kind: "all", command: "search"), .stub("é", kind: "place")]))

        let run = await run("searches", "list")

        #expect(
            run.output == #"""
                rick's ^[\#tcharacter\#tchallenge characters search 'rick'\\''s ^['
                -x\#tall\#tchallenge search -- -x
                é\#tplace\#tchallenge characters search é

                """#)
        #expect(run.code == .ok)
    }

    @Test func `an empty list is a success with a note`() async {
        searches.getAllCall.setResult(.success([]))

        let note = "note: No recent searches yet.\n"
        #expect(await run("searches", "list") == Run(code: .ok, output: "", error: note))
        #expect(await run("searches", "list", "--json") == Run(code: .ok, output: "[]\n", error: note))
    }

    @Test func `remove deletes the given search`() async {
        searches.delete.setResult(.success(()))

        let run = await run("searches", "remove", "rick sanchez")

        #expect(run == Run(code: .ok, output: "", error: "note: 'rick sanchez' was deleted.\n"))
        #expect(searches.delete.inputs == ["rick sanchez"])
    }

    @Test(arguments: [nil, "y\n"])
    func `clear deletes all searches if the user confirms it`(answer: String?) async {
        searches.deleteAllCall.setResult(.success(()))

        let run = await run(["searches", "clear"] + (answer == nil ? ["--yes"] : []), answer: answer)

        let question = answer == nil ? "" : "Delete all recent searches? [y/N] "
        #expect(run == Run(code: .ok, output: "", error: question + "note: All recent searches were deleted.\n"))
        #expect(searches.deleteAllCall.callCount == 1)
    }

    @Test func `clear deletes nothing without a confirmation`() async {
        let declined = await run("searches", "clear", answer: "n\n")
        let unasked = await run("searches", "clear")

        #expect(declined.code == .ok)
        #expect(unasked.code == .usage)
        #expect(searches.deleteAllCall.callCount == 0)
    }
}
