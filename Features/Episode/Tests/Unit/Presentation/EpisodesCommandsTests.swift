import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeEpisode

/// Tests of the commands, from the command line to the output.
struct EpisodesCommandsTests {
    private let episodes = EpisodeRepositoryMock()
    private let pages = EpisodesPageRepositoryMock()
    private let names = EpisodeNamesRepositoryMock()
    private let codes = EpisodeCodesRepositoryMock()
    private let characters = CastProviderMock()
    private let history = HistoryRecorderMock()

    private func run(
        _ line: String, cachePolicy: CachePolicy = .localFirst
    ) async -> (code: ExitCode, output: String, error: String) {
        let container = EpisodeContainer(
            pages: pages, names: { [names] in names },
            getEpisodes: GetEpisodesUseCase(episodes: episodes, pages: pages, codes: codes),
            characters: characters, history: history, cachePolicy: cachePolicy)
        let output = MemoryOutput()
        let error = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: EpisodeFeature(container: { _ in container }))
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    private func setPage(_ items: [Episode]) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        pages.searchEpisodesPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }

    @Test(arguments: CachePolicy.allCases)
    func `one episode is fetched with the policy of the command line and printed with all its fields`(
        policy: CachePolicy
    ) async {
        episodes.getEpisode.setResult(.success(Fetched(value: .stub(id: 1), origin: .remote)))

        let run = await run("episode 1 --format jsonl", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output.hasPrefix(#"{"id":1,"#))
        for field in ["name", "code", "season", "number", "airDate", "characters", "created"] {
            #expect(run.output.contains("\"\(field)\":"))
        }
        #expect(episodes.getEpisode.inputs == [PolicyInput(1, policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `several episodes are fetched with the policy of the command line and printed in request order`(
        policy: CachePolicy
    ) async {
        episodes.getEpisodes.setResult(
            .success(
                LookupResults([2, 1].map { .init($0, .found(Fetched(value: .stub(id: $0), origin: .remote))) })))

        let run = await run("episode 2 1 --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "2\n1\n")
        #expect(episodes.getEpisodes.inputs == [PolicyInput([2, 1], policy)])
    }

    @Test func `a missing episode is named on stderr, and the others are printed`() async {
        episodes.getEpisodes.setResult(
            .success(
                LookupResults([
                    .init(1, .found(Fetched(value: .stub(id: 1), origin: .remote))), .init(99999, .notFound),
                ])))

        let run = await run("episode 1 99999 --fields id")

        #expect(run.code == .failure)
        #expect(run.output == "1\n")
        #expect(run.error.hasPrefix("error: Episode 99999 was not found.\n"))
    }

    @Test func `episodes that could not be loaded are named with the failure`() async {
        episodes.getEpisodes.setResult(
            .success(LookupResults([1, 2].map { .init($0, .failed(.loadFailed(.timedOut))) })))

        let run = await run("episode 1 2 --fields id")

        #expect(run.code == .temporaryFailure)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("1–2"))
    }

    @Test(
        arguments: [
            (.notFound(identifier: 9), .notFound), (.failed(.loadFailed(.serverError(status: 503))), .unavailable),
            (.failed(.loadFailed(.timedOut)), .temporaryFailure),
        ] as [(EpisodeError, ExitCode)])
    func `a failure is printed on stderr and decides the exit code`(error: EpisodeError, code: ExitCode) async {
        episodes.getEpisode.setResult(.failure(error))

        let run = await run("episode 9")

        #expect(run.code == code)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("\(error.message)\n"))
    }

    @Test func `printed items and lists are recorded in the history`() async {
        episodes.getEpisode.setResult(.success(Fetched(value: .stub(id: 1, name: "One"), origin: .remote)))
        setPage([.stub(id: 1)])

        _ = await run("episode 1")
        _ = await run("episodes list --fields id")
        episodes.getEpisode.setResult(.failure(.notFound(identifier: 99)))
        _ = await run("episode 99")

        let one = HistoryItem(identifier: 1, name: "One", origin: .remote)
        let list = HistoryItem(identifier: nil, name: "challenge episodes list --fields id", origin: .remote)
        #expect(history.recorded == [[one], [list]])
    }

    @Test func `an empty standard input results in an empty list`() async {
        episodes.getEpisodes.setResult(.success(LookupResults([])))

        let run = await run("episode - --json")

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
    }

    @Test(arguments: CachePolicy.allCases)
    func `a name selects the episode that it matches`(policy: CachePolicy) async {
        names.findEpisodes.setResult(.success(NameMatches(partial: [.stub(id: 7)])))
        episodes.getEpisode.setResult(.success(Fetched(value: .stub(id: 7), origin: .remote)))

        let run = await run("episode any name --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "7\n")
        #expect(names.findEpisodes.inputs == [PolicyInput("any name", policy)])
        #expect(episodes.getEpisode.inputs == [PolicyInput(7, policy)])
    }

    @Test func `an ambiguous name is an error that lists the episodes`() async {
        names.findEpisodes.setResult(.success(NameMatches(partial: [.stub(id: 7), .stub(id: 8)])))

        let run = await run("episode any name")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 'any name' matches 2 episodes.\n  7  "))
        #expect(run.error.contains("The Ricklantis Mixup · S03E07 · 1 character\n"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `list requests the page and the filter of the command line`(policy: CachePolicy) async {
        setPage([.stub(id: 1)])

        let run = await run(
            "episodes list --page 2 --name n --code c --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        let filter = EpisodesFilter(name: "n", code: "c")
        #expect(pages.searchEpisodesPage.inputs == [PolicyInput(.init(page: 2, filter: filter), policy)])
    }

    @Test func `a code is looked up by its known identifier`() async {
        let code = EpisodeCode(season: 3, number: 7)
        codes.getIdentifiers.setResult(.success([code: 28]))
        episodes.getEpisodes.setResult(
            .success(LookupResults([.init(28, .found(Fetched(value: .stub(id: 28), origin: .remote)))])))

        let run = await run("episode s03e07 --fields id")

        #expect(run.output == "28\n")
        #expect(codes.getIdentifiers.inputs == [PolicyInput([code], .localFirst)])
        #expect(episodes.getEpisodes.inputs == [PolicyInput([28], .localFirst)])
    }

    @Test func `list without options requests the first page without a filter`() async {
        setPage([.stub(id: 1)])

        _ = await run("episodes list")

        #expect(pages.searchEpisodesPage.inputs == [PolicyInput(.init(page: 1, filter: .none), .localFirst)])
    }

    private func setCharacters(_ identifiers: [Int], missing: [Int] = []) {
        let found = CastMember(name: "Rick", status: "Alive", species: "Human", gender: "Male")
        characters.getCharacters.setResult(
            .success(
                LookupResults(
                    identifiers.map { .init($0, .found(Fetched(value: found, origin: .remote))) }
                        + missing.map { .init($0, .notFound) })))
    }

    @Test(arguments: [
        ("--with 1", [1], "1\n2\n"), ("--with 2,1", [2, 1], "2\n"), ("--with 2 --with 1", [2, 1], "2\n"),
        ("--with 1,2,3", [1, 2, 3], ""),
    ])
    func `list prints the episodes in which all characters appear`(
        options: String, identifiers: [Int], output: String
    ) async {
        setPage([.stub(id: 1, characters: [1]), .stub(id: 2, characters: [1, 2])])
        setCharacters(identifiers)

        let run = await run("episodes list \(options) --fields id")

        #expect(run.code == .ok)
        #expect(run.output == output)
        #expect(characters.getCharacters.inputs == [PolicyInput(identifiers, .localFirst)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `list takes names of characters`(policy: CachePolicy) async {
        setPage([.stub(id: 1, characters: [1]), .stub(id: 2, characters: [1, 2])])
        let named = NamedItem(id: 2, name: "Birdperson", distinctions: [])
        characters.findCharacters.setResult(.success(NameMatches(partial: [named])))
        setCharacters([1, 2])

        let run = await run("episodes list --with 1,bird --fields id", cachePolicy: policy)

        #expect(run.output == "2\n")
        #expect(characters.findCharacters.inputs == [PolicyInput("bird", policy)])
    }

    @Test func `a character that does not exist is an error`() async {
        setCharacters([1], missing: [9999])

        let run = await run("episodes list --with 1,9999")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: Not found: character 9999.\n"))
    }

    @Test func `an ambiguous name of a character is an error that lists the characters`() async {
        let named = [1, 2].map { NamedItem(id: $0, name: "Rick", distinctions: ["Human", "2 episodes"]) }
        characters.findCharacters.setResult(.success(NameMatches(partial: named)))

        let run = await run("episodes list --with rick")

        #expect(run.code == .notFound)
        #expect(run.error.hasPrefix("error: 'rick' matches 2 characters.\n  1  Rick · Human · 2 episodes\n"))
        #expect(run.error.hasSuffix("Use an identifier, such as 'challenge episodes list --with 1'.\n"))
    }

    @Test(arguments: ["--with 0", "--with -1", "--with 1,", "--with 1 --fields nmae"])
    func `a wrong option requests no character`(options: String) async {
        #expect(await run("episodes list \(options)").code == .usage)
        #expect(characters.getCharacters.callCount == 0)
    }

    @Test(arguments: [("episodes search on tow", "on tow"), ("episodes list --name tow", "tow")])
    func `a list without a match prints similar names`(line: String, name: String) async {
        setPage([])
        names.findEpisodes.setResult(.success(NameMatches(nearestNames: ["One", "Two"])))

        let run = await run(line + " --json", cachePolicy: .noCache)

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
        let proposal = "challenge \(line.replacing(name, with: "One")) --json"
        #expect(run.error.hasSuffix("note: Similar names: One, Two. Did you mean '\(proposal)'?\n"))
        #expect(names.findEpisodes.inputs == [PolicyInput(name, .localFirst)])
    }

    @Test func `a search without a text and without a filter is a usage error`() async {
        let run = await run("episodes search")

        #expect(run.code == .usage)
        #expect(run.error.contains("TEXT"))
    }

    @Test(arguments: ["3", "S03", "s3"])
    func `a search can have filters without a text`(season: String) async {
        setPage([.stub(id: 1)])

        let run = await run("episodes search --season \(season) --fields id")

        #expect(run.output == "1\n")
        let filter = EpisodesFilter.season(3)
        #expect(pages.searchEpisodesPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(history.savedSearches == [])
    }

    @Test func `search requests the text and the filter of the command line`() async {
        setPage([.stub(id: 1)])

        let run = await run("episodes search part of it --season 3 --fields id")

        #expect(run.output == "1\n")
        let filter = EpisodesFilter(name: "part of it", code: "S03E")
        #expect(pages.searchEpisodesPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(history.savedSearches == ["episodes search part of it"])
    }

    @Test func `a page that fails ends the list with the exit code of the error`() async {
        pages.searchEpisodesPage.setResult(.failure(.failed(.invalidPage(page: 9, pages: 7))))

        let run = await run("episodes list --page 9")

        #expect(run.code == .notFound)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("Page 9 does not exist"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `characters are fetched with one request, and a missing one is printed as its identifier`(policy: CachePolicy)
        async
    {
        let episode = EpisodeMapper().map(.stub(id: 1, characters: ["/1", "/35"]))
        episodes.getEpisode.setResult(.success(Fetched(value: episode, origin: .remote)))
        let rick = CastMember(name: "Rick", status: "Alive", species: "Human", gender: "Male")
        characters.getCharacters.setResult(
            .success(
                LookupResults([.init(1, .found(Fetched(value: rick, origin: .remote))), .init(35, .notFound)])))

        let run = await run("episode 1 --characters --fields characters", cachePolicy: policy)

        #expect(run.output == "Rick · Alive · Human; 35\n")
        #expect(run.code == .unavailable)
        #expect(characters.getCharacters.inputs == [PolicyInput([1, 35], policy)])
    }
}
