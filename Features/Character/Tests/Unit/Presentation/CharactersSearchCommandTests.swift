import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCharacter

/// The use of recent searches by `characters search`.
struct CharactersSearchCommandTests {
    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private let pages = CharactersPageRepositoryMock()
    private let names = CharacterNamesRepositoryMock()

    /// Runs a command, at a terminal if the test types a reply to the prompt.
    private func run(
        _ line: String, _ history: HistoryRecorderMock, answer: String? = nil, cachePolicy: CachePolicy = .localFirst
    ) async -> Run {
        let container = CharacterContainer(
            characters: CharacterRepositoryMock(), pages: pages, names: { [names] in names },
            episodes: EpisodeProviderMock(),
            locations: LocationProviderMock(), history: history, cachePolicy: cachePolicy)
        let output = MemoryOutput()
        let error = MemoryOutput(terminalColumns: answer == nil ? nil : 80)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: CharacterFeature(episode: { .episodeStub }, container: { _ in container }))
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: ["NO_COLOR": "1"],
            streams: Streams(
                input: MemoryInput([answer ?? ""], isTerminal: answer != nil), output: output, error: error))
        return Run(code: code, output: output.text, error: error.text)
    }

    private func setPages() {
        let page = Page(number: 1, pages: 1, count: 1, items: [Character.stub(id: 1)])
        pages.searchCharactersPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }

    private func search(_ name: String, policy: CachePolicy) -> PolicyInput<CharactersPageRepositoryMock.Search> {
        PolicyInput(.init(page: 1, filter: CharactersFilter(name: name)), policy)
    }

    @Test(arguments: CachePolicy.allCases)
    func `a search without a text uses the chosen recent search and stores it again`(policy: CachePolicy) async {
        let history = HistoryRecorderMock(recent: ["rick", "morty"])
        setPages()

        let run = await run(
            "characters search --fields id", history, answer: "2\n", cachePolicy: policy)

        let prompt = "1  rick\n2  morty\nWhich search? Number: "
        #expect(run == Run(code: .ok, output: "1\n", error: prompt + "note: 1 character.\n"))
        #expect(history.savedSearches == ["characters search morty"])
        #expect(pages.searchCharactersPage.inputs == [search("morty", policy: policy)])
    }

    @Test func `a search without a text and without a choice is a usage error`() async {
        let history = HistoryRecorderMock(recent: ["rick", "morty"])

        let run = await run("characters search", history, answer: "7\n")

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(
            run.error == """
                1  rick
                2  morty
                Which search? Number: Enter a number from 1 to 2.
                Which search? Number:\u{20}
                error: Missing argument: TEXT, or a filter: --status, --species, --type,
                --gender.
                See 'challenge characters search --help'.

                """)
        #expect(history.savedSearches == [])
    }

    @Test func `a search without a text and without a terminal is a usage error`() async {
        let run = await run("characters search", HistoryRecorderMock(recent: ["rick"]))

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(
            run.error.hasPrefix("error: Missing argument: TEXT, or a filter: --status, --species, --type, --gender.\n"))
    }

    @Test func `a search that cannot be stored prints a warning and continues`() async {
        let history = HistoryRecorderMock(failure: UsageError(.missingArgument("A"), in: []))
        setPages()

        let run = await run("characters search rick --fields id", history)

        #expect(run == Run(code: .ok, output: "1\n", error: "warning: Missing argument: A.\nnote: 1 character.\n"))
    }
}
