import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

/// The commands that read favorites: their calls and their output.
struct FavoritesListingCommandsTests {
    private let commands = FavoritesCommandRunner()

    private func setFavorites(_ favorites: [Favorite]) {
        commands.favorites.getFavorites.setResult(.success(favorites))
    }

    @Test func `list prints the page of the command line with the favorites that have the tags`() async {
        setFavorites((1...21).map { .stub(id: $0) })

        let run = await commands.run("list --page 2 --tag B,a --fields id")

        #expect(run.code == .ok)
        #expect(run.output == "21\n")
        #expect(commands.favorites.getFavorites.inputs == [FavoritesQuery(tags: ["b", "a"])])
    }

    @Test(arguments: ["list", "search a", "list --limit 700", "search a --sort name"])
    func `the favorites are read once, not for each page`(line: String) async {
        setFavorites((1...800).map { .stub(id: $0) })

        #expect(await commands.run(line).code == .ok)
        #expect(commands.favorites.getFavorites.inputs.count == 1)
    }

    @Test func `list sorts the favorites of all pages`() async {
        setFavorites([.stub(id: 1, name: "b"), .stub(id: 2, name: "Á"), .stub(id: 3, name: "c")])

        #expect(await commands.run("list --sort -name --limit 2 --fields id").output == "3\n1\n")
        #expect(await commands.run("list --sort size").code == .usage)
        #expect(commands.favorites.getFavorites.inputs == [FavoritesQuery()])
    }

    @Test(arguments: ["table", "markdown"])
    func `a terminal shows the age of a favorite, and other output has the exact time`(format: String) async {
        let added = Timestamp(commands.clock.now).millisecondsSince1970 - 300_000
        setFavorites([.stub(id: 1, addedAt: added)])

        let line = "list --fields addedAt --format \(format)"
        #expect(await commands.run(line, terminalColumns: 80).output.contains("5 minutes ago"))
        #expect(await commands.run(line).output.contains(Timestamp(millisecondsSince1970: added).description))
        #expect(
            await commands.run("list --sort addedAt --format \(format)").output
                .contains(Timestamp(millisecondsSince1970: added).description))
    }

    @Test func `search prints the page of the command line with the favorites that have the text`() async {
        setFavorites((1...21).map { .stub(id: $0) })

        #expect(await commands.run("search rick --page 2 --fields id").output == "21\n")
        #expect(commands.favorites.getFavorites.inputs == [FavoritesQuery(text: "rick")])
    }

    @Test(arguments: [
        ("search rick sanchez", FavoritesQuery(text: "rick sanchez")),
        ("search --tag best", FavoritesQuery(tags: ["best"])),
        ("search rick --tag best,a", FavoritesQuery(text: "rick", tags: ["best", "a"])),
    ])
    func `search takes several words, or tags without a text`(line: String, query: FavoritesQuery) async {
        setFavorites([.stub(id: 1)])

        #expect(await commands.run(line + " --fields id").output == "1\n")
        #expect(commands.favorites.getFavorites.inputs == [query])
    }

    @Test(
        arguments: [
            ("list", "note: No favorites yet. Run 'challenge favorites add 42' to add one.\n"),
            ("list --sort name", "note: No favorites yet. Run 'challenge favorites add 42' to add one.\n"),
            ("search a", "note: Nothing matches.\n"),
        ])
    func `an empty list is a success with a note`(line: String, note: String) async {
        setFavorites([])
        #expect(await commands.run(line) == FavoritesCommandRun(code: .ok, output: "", error: note))
        #expect(await commands.run(line + " --json") == FavoritesCommandRun(code: .ok, output: "[]\n", error: note))
    }

    @Test(arguments: ["list", "search a"])
    func `a page after the last one is an error`(line: String) async {
        setFavorites((1...25).map { .stub(id: $0) })

        let run = await commands.run(line + " --page 9")

        let error = "error: Page 9 does not exist: the list has 2 pages.\nUse a page from 1 to 2.\n"
        #expect(run == FavoritesCommandRun(code: .notFound, output: "", error: error))
    }

    @Test func `stats prints the statistics`() async throws {
        setFavorites([.stub(details: try FavoriteDetails(rating: 5, tags: ["best"])), .episode])

        let run = await commands.run("stats --format jsonl")

        let numbers = #"{"total":2,"addedToday":2,"addedThisWeek":2,"byStatus":[{"name":"Alive","count":1}],"#
        let counts = #""bySpecies":[{"name":"Human","count":1}],"mostUsedTags":[{"name":"best","count":1}],"#
        let ratings =
            #""byRating":[{"name":"5","count":1}],"#
            + #""byKind":[{"name":"character","count":1},{"name":"episode","count":1}]}"#
        #expect(run == FavoritesCommandRun(code: .ok, output: numbers + counts + ratings + "\n", error: ""))
    }

    @Test func `stats for readers has words in the current language`() async {
        setFavorites([.stub(), .stub(id: 2)])
        let ofOneKind = await commands.run("stats --format markdown --lang es")
        setFavorites([.stub(), .stub(id: 2), .episode])

        let ofTwoKinds = await commands.run("stats --format markdown --lang es")

        #expect(ofOneKind.output.hasSuffix("| 2 | 2 | 2 | ● Alive 2 | Human 2 |  |  |\n"), "\(ofOneKind.output)")
        #expect(
            ofTwoKinds.output.hasSuffix("| 3 | 3 | 3 | ● Alive 2 | Human 2 |  |  | personajes 2; episodios 1 |\n"),
            "\(ofTwoKinds.output)")
    }

    @Test func `watch prints the favorites after each change until a failure`() async {
        let failure = FavoritesError.storageFailed(.reading, .full)
        commands.favorites.observeCall.setResult(
            .success([.success([.stub(id: 1)]), .success([.stub(id: 2), .stub(id: 1)]), .failure(failure)]))

        let run = await commands.run("watch --fields id")

        let note = "note: Watching for changes. Press Ctrl-C to stop.\n"
        #expect(
            run == FavoritesCommandRun(code: .ioError, output: "1\n2\n1\n", error: note + "error: \(failure.message)\n")
        )
    }
}
