import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeHistory

/// `challenge history list` with the kinds of several features.
struct HistoryListCommandTests {
    private let clock = ClockMock()
    private let state = Database(.memory, schemas: HistoryFeature.schemas)

    private func run(_ line: String) async -> (code: ExitCode, output: String, error: String) {
        let feature = HistoryFeature(kinds: ["planet", "space-ship"], state: state, clock: clock)
        let output = MemoryOutput()
        let error = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature)
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    private func record(_ kind: String, _ identifier: ItemKey?) async {
        await HistoryRecorder(kind: kind, state: state, clock: clock)
            .record([HistoryItem(identifier: identifier, name: "n", origin: .remote)])
    }

    @Test(
        arguments: [
            ("planet", "planet\t1\n"), ("Space-Ship", "space-ship\t007\n"), ("list", "list\t\n"),
        ])
    func `entries of every feature's kind are recorded and filtered`(kind: String, entries: String) async {
        await record("planet", 1)
        await record("space-ship", "007")
        await record("planet", nil)

        let run = await run("history list --kind \(kind) --fields kind,id")

        #expect(run.code == .ok)
        #expect(run.output == entries)
    }

    @Test(arguments: [
        ("2h", [2]), ("3d", [2, 1]), ("2023-11-10", [2, 1]), ("2023-11-16", [2]), ("0", []),
    ])
    func `entries are listed from a time or a day`(since: String, identifiers: [Int]) async {
        await record("planet", 1)
        clock.advance(by: .seconds(2 * 86_400))
        await record("planet", 2)
        clock.advance(by: .seconds(3600))

        let run = await run("history list --fields id --since \(since)")

        #expect(run.output == identifiers.map { "\($0)\n" }.joined())
    }

    @Test(arguments: ["2", "yesterday", "2026-13-01", "-2h"])
    func `another time is a usage error`(since: String) async {
        #expect(await run("history list --since=\(since)").code == .usage)
    }

    @Test func `entries of a kind without a feature are listed`() async {
        await record("moon", 3)

        let run = await run("history list --fields kind,id")

        #expect(run.output == "moon\t3\n")
    }

    @Test func `an identifier is a number or a text in JSON`() async {
        await record("planet", 7)
        await record("space-ship", "007")

        #expect(await run("history list --jsonl --fields id").output == #"{"id":"007"}"# + "\n" + #"{"id":7}"# + "\n")
    }
}
