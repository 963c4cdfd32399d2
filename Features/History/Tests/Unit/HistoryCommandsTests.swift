import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeHistory

/// Tests of the commands, from the command line to the output.
struct HistoryCommandsTests {
    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private static let kinds = ["character", "episode", "location", "list"].map(HistoryKind.init(rawValue:))

    private let history = HistoryRepositoryMock()
    private let clock = ClockMock()

    private func run(_ line: String, input: String = "") async -> Run {
        let output = MemoryOutput()
        let error = MemoryOutput()
        let container = HistoryContainer(
            history: history, searches: RecentSearchesRepositoryMock(), clock: clock)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: [HistoryCommand(container: container, kinds: Self.kinds).command]
        ).run(
            arguments: ["history"] + line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([input]), output: output, error: error))
        return Run(code: code, output: output.text, error: error.text)
    }

    private func setPage(_ items: [HistoryEntry], count: Int? = nil) {
        let count = count ?? items.count
        history.getPage.setResult(
            .success(Page(number: 1, pages: Pagination(size: 20).pages(of: count), count: count, items: items)))
    }

    private let entry = HistoryEntry(
        number: 4, kind: .character, identifier: 7, name: "Rick", shownAt: Timestamp(millisecondsSince1970: 0),
        origin: .cache)

    @Test(arguments: ["list", "remove 1", "clear --yes", "stats"])
    func `a storage failure is printed on stderr and decides the exit code`(line: String) async {
        let failure = HistoryError.storageFailed(.reading, StorageFailure(cause: .readOnly, path: "/a/state.db"))
        history.fail(failure)

        let run = await run(line)

        #expect(run == Run(code: .ioError, output: "", error: "error: \(failure.message)\n"))
        #expect(run.error.contains("/a/state.db"))
    }

    @Test func `list requests the page and the filter of the command line`() async {
        setPage([entry])

        let run = await run("list --page 2 --today --kind episode --origin remote --fields number,kind,id,name,source")

        #expect(run == Run(code: .ok, output: "4\tcharacter\t7\tRick\tcache\n", error: "note: 1 entry.\n"))
        let filter = HistoryFilter(kind: .episode, origin: .remote, period: LocalCalendar().day(of: clock.now))
        #expect(history.getPage.inputs == [.init(page: 2, filter: filter)])
    }

    @Test(
        arguments: [
            ("list", "note: The history is empty.\n"), ("list --kind episode", "note: Nothing matches.\n"),
            ("list --origin cache", "note: Nothing matches.\n"), ("list --today", "note: Nothing matches.\n"),
        ])
    func `an empty list is a success with a note`(line: String, note: String) async {
        setPage([])

        #expect(await run(line) == Run(code: .ok, output: "", error: note))
        #expect(await run(line + " --json") == Run(code: .ok, output: "[]\n", error: note))
    }

    @Test(arguments: [("remove 2 1", ""), ("remove -", "2\n1\n")])
    func `remove deletes the entries with the given numbers`(line: String, input: String) async {
        history.delete.setResult(.success(()))

        let run = await run(line, input: input)

        #expect(run == Run(code: .ok, output: "", error: "note: 2 entries deleted.\n"))
        #expect(history.delete.inputs == [[2, 1]])
    }

    @Test func `clear deletes all entries`() async {
        history.deleteAllCall.setResult(.success(()))

        let unconfirmed = await run("clear")
        #expect(unconfirmed.code == .usage && history.deleteAllCall.callCount == 0)
        let run = await run("clear --yes")

        #expect(run == Run(code: .ok, output: "", error: "note: The history was deleted.\n"))
        #expect(history.deleteAllCall.callCount == 1)
    }

    @Test func `stats prints the statistics`() async {
        let start = LocalCalendar().day(of: clock.now).lowerBound
        history.statisticsCall.setResult(
            .success(
                HistoryStatistics(total: 8, today: 5, days: [.init(start: start, count: 5)], shareFromCache: 0.25)))

        let run = await run("stats --format jsonl")

        let day = LocalCalendar().name(of: start.date)
        let numbers = #"{"total":8,"today":5,"shareFromCache":0.25,"days":[{"day":"\#(day)","count":5}]}"#
        #expect(run == Run(code: .ok, output: numbers + "\n", error: ""))
    }
}
