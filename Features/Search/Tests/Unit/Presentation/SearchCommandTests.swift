import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeSearch

/// Tests of the command, from the command line to the output.
struct SearchCommandTests {
    private let characters = FinderMock(.character)
    private let stars = FinderMock(.star)
    private let history = HistoryRecorderMock()

    private func run(
        _ line: String, terminalColumns: Int? = nil
    ) async -> (code: ExitCode, output: String, error: String) {
        let container = SearchContainer(
            searchItems: SearchItemsUseCase(finders: [characters.finder, stars.finder]), emphasis: Self.emphasis,
            history: history)
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: SearchFeature(kinds: [.character, .star], container: { _ in container }))
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    /// Marks whole names.
    private static func emphasis(of query: String) throws(SearchError) -> SearchEmphasis {
        if query == "|" { throw .noWords(text: query) }
        return { text, isName in MatchedText(text, words: isName ? [text.startIndex..<text.endIndex] : []) }
    }

    private func setMatches() {
        characters.setMatches([(.stub(detail: "Human · 51 episodes"), .wholeName)])
        stars.setMatches([(.stub("rick-1", detail: ""), .wholeName)])
    }

    @Test(arguments: ["search", "find"])
    func `the matches of all kinds are printed`(command: String) async {
        setMatches()

        let run = await run("\(command) rick sanchez")

        #expect(run.code == .ok)
        #expect(run.output == "character\t1\tRick\tHuman · 51 episodes\nstar\trick-1\tRick\t\n")
        #expect(run.error == "note: 2 matches.\n")
        #expect(characters.find.inputs == ["rick sanchez"])
    }

    @Test func `matches of one kind have no column for it in a table and in a pipe`() async {
        setMatches()

        #expect(await run("search rick --kind character").output == "1\tRick\tHuman · 51 episodes\n")
        #expect(
            await run("search rick --kind character --color never", terminalColumns: 80).output
                == "ID  Name  Details\n 1  Rick  Human · 51 episodes\n")
        #expect(await run("search rick --kind character,star").output.hasPrefix("character\t1\t"))
        #expect(await run("search rick --kind character --format csv").output.hasPrefix("kind,id,name,detail\r\n"))
    }

    @Test func `a query without words is neither searched nor stored`() async {
        let run = await run("search |")

        #expect(run.code == .usage)
        #expect(characters.find.callCount == 0)
        #expect(history.savedSearches == [])
    }

    @Test func `JSON has the kind, the identifier, the name and the details`() async {
        setMatches()

        let run = await run("search rick --kind character --jsonl --lang es")

        #expect(run.output == #"{"kind":"character","id":1,"name":"Rick","detail":"Human · 51 episodes"}"# + "\n")
        #expect(stars.find.callCount == 0)
        #expect(
            await self.run("search rick --kind star --jsonl --fields kind,id").output
                == #"{"kind":"star","id":"rick-1"}"# + "\n")
    }

    @Test func `a colored terminal emphasizes the words that match`() async {
        setMatches()

        let colored = await run("search rick --limit 1 --fields name --color always", terminalColumns: 80)
        let plain = await run("search rick --limit 1 --fields name --color never", terminalColumns: 80)
        let piped = await run("search rick --limit 1 --fields name")

        #expect(colored.output.hasSuffix("\n\u{1B}[1mRick\u{1B}[0m\n"))
        #expect(plain.output == "Name\nRick\n")
        #expect(piped.output == "Rick\n")
        #expect(piped.error == "note: 1 of 2 matches. Next: --page 2 --limit 1. Everything: --all.\n")
    }

    @Test func `kinds are in the language of a screen`() async {
        setMatches()

        let table = await run("search rick --fields kind --lang es --color never", terminalColumns: 40)

        #expect(table.output == "Clase\npersonaje\nstar.noun\n")
    }

    @Test func `a search without a match is an empty answer with the nearest names on stderr`() async {
        characters.setMatches([], nearestNames: [NearName("Rick", distance: 1)])
        stars.setMatches([])

        let run = await run("search rikc --json")

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
        let note = "note: Similar names: Rick. Did you mean 'challenge search Rick --json'?\n"
        #expect(run.error == "note: Nothing matches.\n" + note)
    }

    @Test func `a note has the number of matches of all kinds that are not listed`() async {
        characters.setMatches([(.stub(1), .wholeWords)], omitted: 2)
        stars.setMatches([(.stub("a"), .wholeWords)], omitted: 3)

        let run = await run("search rick --fields id")

        #expect(run.error == "note: 2 matches.\nnote: Further matches that are not listed: 5. More words find fewer.\n")
    }

    @Test func `a note names the snapshot`() async {
        characters.setMatches([(.stub(), .wholeWords)], origin: .snapshot(SnapshotDate("2024-10")))
        stars.setMatches([])

        let run = await run("search rick")

        #expect(run.error == "note: Showing the bundled data of October 2024.\nnote: 1 match.\n")
    }

    @Test func `a kind that fails is reported after the other matches`() async {
        characters.setMatches([(.stub(1), .wholeWords)])
        stars.find.setResult(.failure(.favoritesFailed(.busy)))

        let run = await run("search rick --fields id")

        #expect(run.code == .ioError)
        #expect(run.output == "1\n")
        #expect(run.error.contains("error: The favorites could not be read."))
    }

    @Test func `stdout is empty if a kind fails and the others have no match`() async {
        characters.setMatches([])
        stars.find.setResult(.failure(.favoritesFailed(.busy)))

        let run = await run("search rick --json")

        #expect(run.code == .ioError)
        #expect(run.output == "")
    }

    @Test func `a printed search is recorded in the history`() async {
        setMatches()

        _ = await run("search rick --limit 1")

        let item = HistoryItem(identifier: nil, name: "challenge search rick --limit 1", origin: .cache(age: .zero))
        #expect(history.recorded == [[item]])
    }

    @Test(arguments: ["search", "search rick --kind planet", "search rick --fields nmae", "search rick --page 0"])
    func `a wrong command line searches nothing`(line: String) async {
        #expect(await run(line).code == .usage)
        #expect(characters.find.callCount == 0)
    }
}
