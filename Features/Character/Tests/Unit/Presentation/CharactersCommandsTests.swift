import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

/// Tests of the commands, from the command line to the output.
struct CharactersCommandsTests {
    private let characters = CharacterRepositoryMock()
    private let pages = CharactersPageRepositoryMock()
    private let names = CharacterNamesRepositoryMock()
    private let episodes = EpisodeProviderMock()
    private let locations = LocationProviderMock()
    private let history = HistoryRecorderMock()

    private func run(
        _ line: String, cachePolicy: CachePolicy = .localFirst
    ) async -> (code: ExitCode, output: String, error: String) {
        await CharacterContainer(
            characters: characters, pages: pages, names: { [names] in names }, episodes: episodes, locations: locations,
            history: history, cachePolicy: cachePolicy
        ).run(line)
    }

    private func setPage(_ items: [Character]) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        pages.searchCharactersPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }

    @Test(arguments: CachePolicy.allCases)
    func `one character is fetched with the policy of the command line and printed with all its fields`(
        policy: CachePolicy
    ) async {
        characters.getCharacter.setResult(.success(Fetched(value: .stub(id: 1), origin: .remote)))

        let run = await run("character 1 --format jsonl", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output.hasPrefix(#"{"id":1,"#))
        for field in ["name", "status", "species", "type", "gender", "origin", "location", "episodes", "created"] {
            #expect(run.output.contains("\"\(field)\":"))
        }
        #expect(characters.getCharacter.inputs == [PolicyInput(1, policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `several characters are fetched with the policy of the command line and printed in request order`(
        policy: CachePolicy
    ) async {
        characters.getCharacters.setResult(
            .success(
                LookupResults([2, 1].map { .init($0, .found(Fetched(value: .stub(id: $0), origin: .remote))) })))

        let run = await run("character 2 1 --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "2\n1\n")
        #expect(characters.getCharacters.inputs == [PolicyInput([2, 1], policy)])
    }

    @Test func `a missing character is named on stderr, and the others are printed`() async {
        characters.getCharacters.setResult(
            .success(
                LookupResults([
                    .init(1, .found(Fetched(value: .stub(id: 1), origin: .remote))), .init(99999, .notFound),
                ])))

        let run = await run("character 1 99999 --fields id")

        #expect(run.code == .failure)
        #expect(run.output == "1\n")
        #expect(run.error.hasPrefix("error: Character 99999 was not found.\n"))
    }

    @Test func `characters that could not be loaded are named with the failure`() async {
        characters.getCharacters.setResult(
            .success(LookupResults([1, 2].map { .init($0, .failed(.loadFailed(.timedOut))) })))

        let run = await run("character 1 2 --fields id")

        #expect(run.code == .temporaryFailure)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("1–2"))
    }

    @Test(
        arguments: [
            (.notFound(identifier: 9), .notFound), (.failed(.loadFailed(.serverError(status: 503))), .unavailable),
            (.failed(.loadFailed(.timedOut)), .temporaryFailure),
        ] as [(CharacterError, ExitCode)])
    func `a failure is printed on stderr and decides the exit code`(error: CharacterError, code: ExitCode) async {
        characters.getCharacter.setResult(.failure(error))

        let run = await run("character 9")

        #expect(run.code == code)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("\(error.message)\n"))
    }

    @Test func `printed items and lists are recorded in the history`() async {
        characters.getCharacter.setResult(.success(Fetched(value: .stub(id: 1, name: "One"), origin: .remote)))
        setPage([.stub(id: 1)])

        _ = await run("character 1")
        _ = await run("characters list --fields id")
        characters.getCharacter.setResult(.failure(.notFound(identifier: 99)))
        _ = await run("character 99")

        let one = HistoryItem(identifier: 1, name: "One", origin: .remote)
        let list = HistoryItem(identifier: nil, name: "challenge characters list --fields id", origin: .remote)
        #expect(history.recorded == [[one], [list]])
    }

    @Test func `an empty standard input results in an empty list`() async {
        characters.getCharacters.setResult(.success(LookupResults([])))

        let run = await run("character - --json")

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
    }

    @Test(arguments: CachePolicy.allCases)
    func `a name selects the character that it matches`(policy: CachePolicy) async {
        names.findCharacters.setResult(.success(NameMatches(partial: [.stub(id: 7)])))
        characters.getCharacter.setResult(.success(Fetched(value: .stub(id: 7), origin: .remote)))

        let run = await run("character any name --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "7\n")
        #expect(names.findCharacters.inputs == [PolicyInput("any name", policy)])
        #expect(characters.getCharacter.inputs == [PolicyInput(7, policy)])
    }

    @Test func `an ambiguous name is an error that lists the characters`() async {
        names.findCharacters.setResult(.success(NameMatches(partial: [.stub(id: 7), .stub(id: 8)])))

        let run = await run("character any name")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 'any name' matches 2 characters.\n  7  "))
        #expect(run.error.contains("  8  Rick Sanchez · Human · 1 episode\n"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `list requests the page and the filter of the command line`(policy: CachePolicy) async {
        setPage([.stub(id: 1)])

        let run = await run(
            "characters list --page 2 --name n --status alive --species s --type t --gender g --fields id",
            cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        let filter = CharactersFilter(name: "n", status: "Alive", species: "s", type: "t", gender: "g")
        #expect(pages.searchCharactersPage.inputs == [PolicyInput(.init(page: 2, filter: filter), policy)])
    }

    @Test func `list without options requests the first page without a filter`() async {
        setPage([.stub(id: 1)])

        _ = await run("characters list")

        #expect(pages.searchCharactersPage.inputs == [PolicyInput(.init(page: 1, filter: .none), .localFirst)])
    }

    @Test(arguments: [("characters search on tow", "on tow"), ("characters list --name tow", "tow")])
    func `a list without a match prints similar names`(line: String, name: String) async {
        setPage([])
        names.findCharacters.setResult(.success(NameMatches(nearestNames: ["One", "Two"])))

        let run = await run(line + " --json", cachePolicy: .noCache)

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
        let proposal = "challenge \(line.replacing(name, with: "One")) --json"
        #expect(run.error.hasSuffix("note: Similar names: One, Two. Did you mean '\(proposal)'?\n"))
        #expect(names.findCharacters.inputs == [PolicyInput(name, .localFirst)])
    }

    @Test func `search requests the text and the filter of the command line`() async {
        setPage([.stub(id: 1)])

        let run = await run("characters search part --species s --fields id")

        #expect(run.output == "1\n")
        let filter = CharactersFilter(name: "part", species: "s")
        #expect(pages.searchCharactersPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
    }

    @Test func `several words of a search are one text`() async throws {
        setPage([.stub(id: 1)])

        _ = await run("characters search rick sanchez")

        let filter = CharactersFilter(name: "rick sanchez")
        #expect(pages.searchCharactersPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(history.savedSearches == ["characters search rick sanchez"])
    }

    @Test func `a search can have filters without a text`() async throws {
        setPage([.stub(id: 1)])

        let run = await run("characters search --species s --status dead")

        let filter = CharactersFilter(status: "Dead", species: "s")
        #expect(run.code == .ok)
        #expect(pages.searchCharactersPage.inputs == [PolicyInput(.init(page: 1, filter: filter), .localFirst)])
        #expect(history.savedSearches == [])
    }

    @Test func `search stores its text as a recent search`() async throws {
        setPage([.stub(id: 1)])

        _ = await run("characters search rick")

        #expect(history.savedSearches == ["characters search rick"])
    }

    @Test func `a page that fails ends the list with the exit code of the error`() async {
        pages.searchCharactersPage.setResult(.failure(.failed(.invalidPage(page: 9, pages: 7))))

        let run = await run("characters list --page 9")

        #expect(run.code == .notFound)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("Page 9 does not exist"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `episodes are fetched with one request, and a missing one is printed as its identifier`(policy: CachePolicy)
        async
    {
        let character = CharacterMapper().map(.stub(id: 1, episode: ["/1", "/2"]))
        characters.getCharacter.setResult(.success(Fetched(value: character, origin: .remote)))
        let pilot = AppearanceEpisode(name: "Pilot", code: "S01E01", airDate: "2013-12-02")
        episodes.getEpisodes.setResult(
            .success(
                LookupResults([.init(1, .found(Fetched(value: pilot, origin: .remote))), .init(2, .notFound)])))

        let run = await run("character 1 --episodes --fields episodes", cachePolicy: policy)

        #expect(run.output == "S01E01 · 2013-12-02 · Pilot; 2\n")
        #expect(run.code == .unavailable)
        #expect(episodes.getEpisodes.inputs == [PolicyInput([1, 2], policy)])
    }

    @Test func `a table of several characters has a line for each selected value of an episode`() async {
        let character = CharacterMapper().map(.stub(name: "One", episode: ["/1", "/2"]))
        let found = LookupResult.found(Fetched(value: character, origin: .remote))
        characters.getCharacters.setResult(.success(LookupResults([.init(1, found), .init(2, found)])))
        let episode = AppearanceEpisode(name: "Pilot", code: "S01E01", airDate: nil)
        episodes.getEpisodes.setResult(
            .success(LookupResults([1, 2].map { .init($0, .found(Fetched(value: episode, origin: .remote))) })))

        let run = await run("character 1 2 --episodes --fields name,episodes.id --format table")

        #expect(
            run.output.split(separator: "\n").dropFirst()
                == ["One              1", "One              2", "One              1", "One              2"])
    }
}
