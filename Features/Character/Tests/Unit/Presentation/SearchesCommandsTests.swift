import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

/// The commands of the recent searches, and their use by `characters search`.
struct SearchesCommandsTests {
    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private let searches = RecentSearchesRepositoryMock()
    private let pages = CharactersPageRepositoryMock()
    private let names = CharacterNamesRepositoryMock()

    /// Runs a command, at a terminal if the test types a reply to the prompt.
    private func run(
        _ arguments: String..., answer: String? = nil, storesSearches: Bool = true,
        cachePolicy: CachePolicy = .localFirst
    ) async -> Run {
        await run(arguments, answer: answer, storesSearches: storesSearches, cachePolicy: cachePolicy)
    }

    private func run(
        _ arguments: [String], answer: String? = nil, storesSearches: Bool = true,
        cachePolicy: CachePolicy = .localFirst
    ) async -> Run {
        let container = CharacterContainer(
            characters: CharacterRepositoryMock(), pages: pages, names: names, episodes: EpisodeProviderMock(),
            locations: LocationProviderMock(),
            searches: searches, storesSearches: storesSearches, history: HistoryRecorderMock(), cachePolicy: cachePolicy
        )
        let output = MemoryOutput()
        let error = MemoryOutput(terminalColumns: answer == nil ? nil : 80)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: CharacterFeature.commands(searches: searches, episode: .episodeStub) { _ in container }
        ).run(
            arguments: arguments, environment: ["NO_COLOR": "1"],
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

    @Test(arguments: [["list"], ["remove", "rick"], ["clear", "--yes"]])
    func `a storage failure is printed on stderr and decides the exit code`(command: [String]) async {
        let failure = RecentSearchesError.storageFailed(StorageFailure(cause: .full, path: "/a/state.db"))
        searches.getAllCall.setResult(.failure(failure))
        searches.delete.setResult(.failure(failure))
        searches.deleteAllCall.setResult(.failure(failure))

        let run = await run(["searches"] + command)

        #expect(run == Run(code: .ioError, output: "", error: "error: \(failure.message)\n"))
        #expect(run.error.contains("/a/state.db"))
    }

    @Test func `list prints the searches in their order`() async {
        searches.getAllCall.setResult(.success(["rick sanchez", "morty"]))

        #expect(await run("searches", "list") == Run(code: .ok, output: "rick sanchez\nmorty\n", error: ""))
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

    @Test func `remove is an error if the text is not a recent search`() async {
        searches.delete.setResult(.failure(.notFound(text: "rick")))

        let run = await run("searches", "remove", "rick")

        let error = "error: 'rick' is not a recent search.\nRun 'challenge searches list' to see them.\n"
        #expect(run == Run(code: .notFound, output: "", error: error))
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

    @Test(arguments: CachePolicy.allCases)
    func `a search without a text uses the chosen recent search and stores it again`(policy: CachePolicy) async {
        searches.getAllCall.setResult(.success(["rick", "morty"]))
        searches.save.setResult(.success(()))
        setPages()

        let run = await run("characters", "search", "--fields", "id", answer: "2\n", cachePolicy: policy)

        let prompt = "1  rick\n2  morty\nWhich search? Number: "
        #expect(run == Run(code: .ok, output: "1\n", error: prompt + "note: 1 character.\n"))
        #expect(searches.save.inputs == ["morty"])
        #expect(pages.searchCharactersPage.inputs == [search("morty", policy: policy)])
    }

    @Test func `a search without a text and without a choice is a usage error`() async {
        searches.getAllCall.setResult(.success(["rick", "morty"]))

        let run = await run("characters", "search", answer: "7\n")

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(
            run.error == """
                1  rick
                2  morty
                Which search? Number: Enter a number from 1 to 2.
                Which search? Number:\u{20}
                error: Missing argument: TEXT.
                See 'challenge characters search --help'.

                """)
        #expect(searches.save.callCount == 0)
    }

    @Test func `a search without a text and without a terminal is a usage error`() async {
        let run = await run("characters", "search")

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(searches.getAllCall.callCount == 0)
    }

    @Test func `a search that cannot be stored prints a warning and continues`() async {
        let failure = RecentSearchesError.storageFailed(.full)
        searches.save.setResult(.failure(failure))
        setPages()

        let run = await run("characters", "search", "rick", "--fields", "id")

        #expect(run == Run(code: .ok, output: "1\n", error: "warning: \(failure.message)\nnote: 1 character.\n"))
    }

    @Test func `a search is not stored if recent searches are turned off`() async {
        setPages()

        let run = await run("characters", "search", "rick", "--fields", "id", storesSearches: false)

        #expect(run == Run(code: .ok, output: "1\n", error: "note: 1 character.\n"))
        #expect(searches.save.callCount == 0)
    }
}
