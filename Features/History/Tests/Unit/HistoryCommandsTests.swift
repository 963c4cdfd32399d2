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
        let failure = HistoryError.storageFailed(StorageFailure(cause: .readOnly, path: "/a/state.db"))
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
            ("--kind list", HistoryFilter(kind: .list)), ("--origin snapshot", HistoryFilter(origin: .snapshot)),
        ])
    func `list requests a filter with one condition`(option: String, filter: HistoryFilter) async {
        setPage([entry])

        _ = await run("list \(option)")

        #expect(history.getPage.inputs == [.init(page: 1, filter: filter)])
    }

    @Test func `list without options requests the first page without a filter`() async {
        setPage([entry])

        _ = await run("list")

        #expect(history.getPage.inputs == [.init(page: 1, filter: HistoryFilter())])
    }

    @Test func `list with a limit prints at most that number of entries`() async {
        setPage([entry, entry, entry], count: 50)

        let run = await run("list --limit 2 --fields id")

        #expect(
            run
                == Run(
                    code: .ok, output: "7\n7\n",
                    error: "note: 2 of 50 entries. Next: --page 2 --limit 2. Everything: --all.\n"))
        #expect(history.getPage.inputs == [.init(page: 1, filter: HistoryFilter())])
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

    @Test func `a page after the last one is an error`() async {
        setPage([], count: 25)

        let run = await run("list --page 9")

        let error = "error: Page 9 does not exist: the list has 2 pages.\nUse a page from 1 to 2.\n"
        #expect(run == Run(code: .notFound, output: "", error: error))
    }

    @Test(arguments: [("remove 2 1", ""), ("remove -", "2\n1\n")])
    func `remove deletes the entries with the given numbers`(line: String, input: String) async {
        history.delete.setResult(.success(()))

        let run = await run(line, input: input)

        #expect(run == Run(code: .ok, output: "", error: "note: 2 entries deleted.\n"))
        #expect(history.delete.inputs == [[2, 1]])
    }

    @Test(
        arguments: [(0, ExitCode.notFound, ""), (1, .failure, "note: 1 entry deleted.\n")])
    func `remove names the numbers without an entry`(deleted: Int, code: ExitCode, note: String) async {
        let failure = HistoryError.notFound(numbers: [8, 9], deleted: deleted)
        history.delete.setResult(.failure(failure))

        let run = await run("remove 8 1 9")

        let error = "error: Not in the history: 8, 9.\nRun 'challenge history list' to see the numbers.\n"
        #expect(run == Run(code: code, output: "", error: note + error))
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
