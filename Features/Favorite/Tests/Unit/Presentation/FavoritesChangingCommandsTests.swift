import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

/// The commands that change favorites: their calls and their output.
struct FavoritesChangingCommandsTests {
    private let commands = FavoritesCommandRunner()

    @Test(arguments: CachePolicy.allCases)
    func `add passes the identifiers, policy and details of the command line`(policy: CachePolicy) async throws {
        commands.items.setFound([2, 1])
        commands.favorites.add.setResult(.success([]))

        let run = await commands.run("add 2 1 --note n --rating 5 --tag B,a --fields id", cachePolicy: policy)

        let details = try FavoriteDetails(note: "n", rating: 5, tags: ["b", "a"])
        let added = [2, 1].map {
            Favorite(
                kind: "character", item: .stub(.number($0)), details: details, addedAt: Timestamp(commands.clock.now))
        }
        #expect(run == FavoritesCommandRun(code: .ok, output: "2\n1\n", error: ""))
        #expect(commands.items.copies.inputs == [PolicyInput([2, 1], policy)])
        #expect(commands.favorites.add.inputs == [added])
    }

    @Test func `add finds a character by its name`() async {
        commands.items.search.setMatches(RankedMatches(exact: [.stub(id: 7)]))
        commands.items.setFound([7])
        commands.favorites.add.setResult(.success([]))

        let run = await commands.run("add rick s --fields id", cachePolicy: .remoteFirst)

        #expect(run == FavoritesCommandRun(code: .ok, output: "7\n", error: ""))
        #expect(commands.items.search.named.inputs == [PolicyInput("rick s", .remoteFirst)])
        #expect(commands.items.copies.inputs == [PolicyInput([7], .remoteFirst)])
    }

    @Test func `add asks about a character with a part of a name, or else lists the matches`() async {
        commands.items.search.setMatches(RankedMatches(partial: [.stub(id: 7)]))

        let declined = await commands.run("add ri", answer: "n\n")
        let unasked = await commands.run("add ri")

        #expect(declined.error == "Rick (7)? [y/N] note: Nothing was changed.\n")
        #expect(unasked.code == .notFound)
        #expect(unasked.error.contains("'challenge favorites add 7'"))
        #expect(commands.favorites.add.callCount == 0)
    }

    @Test func `remove, edit and show find the names of favorites, also of unknown characters`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 900, name: "New Character"), .stub(id: 8)]))
        commands.favorites.delete.setResult(.success([.stub(id: 900)]))
        commands.favorites.update.setResult(.success([.stub(id: 900)]))

        _ = await commands.run("remove new character", cachePolicy: .noCache)
        _ = await commands.run("edit new character --no-note")

        #expect(commands.favorites.delete.inputs == [[900]])
        #expect(commands.favorites.update.inputs.map(\.identifiers) == [[900]])
        #expect(await commands.run("show new character --fields id").output.contains("900"))
        #expect(commands.items.search.named.callCount == 0)
    }

    @Test func `a name that several favorites have is an error with their notes and tags`() async throws {
        let details = try FavoriteDetails(note: "n", tags: ["a"])
        commands.favorites.getFavorites.setResult(.success([.stub(id: 7, details: details), .stub(id: 8)]))

        let run = await commands.run("remove rick sanchez")

        #expect(run.code == .notFound)
        #expect(run.error.contains("  7  Rick Sanchez · n · a\n  8  Rick Sanchez\n"))
    }

    @Test func `show and edit find favorites by parts of names, in any order`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 8), .stub(id: 900, name: "New Character")]))
        commands.favorites.update.setResult(.success([.stub(id: 8)]))

        _ = await commands.run("edit sanchez ri --no-note", answer: "y\n")

        #expect(commands.favorites.update.inputs.map(\.identifiers) == [[8]])
        #expect(await commands.run("show sanchez ri --fields id").output.contains("8"))
    }

    @Test func `favorites with one name are told apart by values of their characters`() async {
        commands.favorites.getFavorites.setResult(
            .success([.stub(id: 1, name: "Rick", species: "Human"), .stub(id: 2, name: "Rick", species: "Alien")]))

        #expect(await commands.run("show rick").error.contains("  1  Rick · Human\n  2  Rick · Alien\n"))
    }

    @Test func `a mistyped name has the nearest names of favorites`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 8)]))

        #expect(await commands.run("remove rikc").error.hasSuffix("\nSimilar names: Rick Sanchez.\n"))
        let advice = "Run 'challenge favorites list' to see the favorites."
        #expect(await commands.run("remove mortyy").error == "error: No favorite matches 'mortyy'.\n\(advice)\n")
    }

    @Test func `add is an error if all characters are favorites already`() async {
        commands.items.setFound([1, 2])
        commands.favorites.add.setResult(.success([1, 2]))

        let run = await commands.run("add 1 2")

        #expect(run.code == .failure)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 2 characters are already favorites: Rick Sanchez (1), Rick Sanchez (2).\n"))
    }

    @Test func `add reports existing favorites and missing characters after the new ones`() async {
        commands.items.setFound([1, 2], others: [(9, .notFound)])
        commands.favorites.add.setResult(.success([1]))

        let run = await commands.run("add 1 2 9 --fields id")

        #expect(run.code == .failure)
        #expect(run.output == "2\n")
        #expect(
            run.error == """
                warning: Rick Sanchez (1) is already a favorite. Run 'challenge favorites edit 1' with --note, --rating or \
                --tag to change it.
                error: Character 9 was not found.
                Run 'challenge characters search TEXT' to find characters.

                """)
    }

    @Test(arguments: [
        ("add 1", "Run 'challenge favorites edit 1' with --note, --rating or --tag to change it."),
        (
            "add 1 --rating 3 --tag big",
            "Run 'challenge favorites edit 1 --rating 3 --tag big' to change it."
        ),
    ])
    func `add proposes to edit the favorite with the same options`(line: String, advice: String) async {
        commands.items.setFound([1])
        commands.favorites.add.setResult(.success([1]))

        let run = await commands.run(line)

        #expect(run.error == "error: Rick Sanchez (1) is already a favorite.\n\(advice)\n")
    }

    @Test func `add changes no favorites if the characters cannot be loaded`() async {
        commands.items.copies.setResult(.failure(.failed(.timedOut)))

        let run = await commands.run("add 1")

        #expect(run.code == .temporaryFailure)
        #expect(run.output == "")
        #expect(commands.favorites.add.callCount == 0)
    }

    @Test func `edit passes all options and identifiers of the command line`() async throws {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 2), .stub(id: 1)]))
        commands.favorites.update.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        let run = await commands.run("edit 2 1 --note n --rating 4 --tag A,b --untag c --fields id")

        let change = try FavoriteDetailsChange(
            note: .set("n"), rating: .set(4), addedTags: ["a", "b"], removedTags: ["c"])
        #expect(run == FavoritesCommandRun(code: .ok, output: "2\n1\n", error: ""))
        #expect(commands.favorites.update.inputs == [.init(identifiers: [2, 1], change: change)])
    }

    @Test(
        arguments: [
            ("--no-note", try FavoriteDetailsChange(note: .removed)),
            ("--no-rating", try FavoriteDetailsChange(rating: .removed)),
            ("--untag a", try FavoriteDetailsChange(removedTags: ["a"])),
        ])
    func `an option of edit changes only one value`(option: String, change: FavoriteDetailsChange) async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 1)]))
        commands.favorites.update.setResult(.success([.stub(id: 1)]))

        _ = await commands.run("edit 1 \(option)")

        #expect(commands.favorites.update.inputs == [.init(identifiers: [1], change: change)])
    }

    @Test func `edit without a change is a usage error that names the options`() async {
        let run = await commands.run("edit 1")

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(
            run.error == """
                error: Add at least one of these options: --note, --no-note, --rating, --no-rating, --tag, --untag.
                See 'challenge favorites edit --help'.

                """)
        #expect(commands.favorites.update.callCount == 0)
    }

    @Test(arguments: [
        "add", "add 0", "add 1 --rating 6", "add 1 --tag a,,b", "edit 1 --rating x", "edit 1 --note a --no-note",
        "remove", "import", "search",
    ])
    func `wrong arguments are usage errors, and nothing is changed`(line: String) async {
        let run = await commands.run(line)

        #expect(run.code == .usage)
        #expect(run.output == "")
    }

    @Test func `edit and remove warn about identifiers that are not favorites`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 1)]))
        commands.favorites.update.setResult(.success([.stub(id: 1)]))
        commands.favorites.delete.setResult(.success([.stub(id: 1)]))

        let edited = await commands.run("edit 8 1 9 --rating 4 --fields id")
        let removed = await commands.run("remove 8 1 9")

        let warning = "warning: 2 characters are not favorites: 8, 9.\n"
        #expect(edited == FavoritesCommandRun(code: .failure, output: "1\n", error: warning))
        let note = "note: Favorite removed: Rick Sanchez (1).\n"
        #expect(removed == FavoritesCommandRun(code: .failure, output: "", error: note + warning))
    }

    @Test(arguments: ["edit 8 9 --rating 4", "remove 8 9"])
    func `edit and remove fail if no identifier is a favorite`(line: String) async {
        commands.favorites.fail(.notFavorites([8, 9]))
        commands.favorites.getFavorites.setResult(.success([]))

        let run = await commands.run(line)

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 2 characters are not favorites: 8, 9.\n"))
    }

    @Test func `identifiers are read from standard input`() async {
        commands.items.setFound([2, 1])
        commands.favorites.add.setResult(.success([]))
        commands.favorites.getFavorites.setResult(.success([.stub(id: 2), .stub(id: 1)]))
        commands.favorites.update.setResult(.success([.stub(id: 2), .stub(id: 1)]))
        commands.favorites.delete.setResult(.success([.stub(id: 2), .stub(id: 1)]))

        for line in ["add -", "edit - --rating 4", "remove -"] {
            #expect(await commands.run(line, input: "2\n1\n").code == .ok, "\(line)")
        }

        #expect(commands.items.copies.inputs.map(\.value) == [[2, 1]])
        #expect(commands.favorites.update.inputs.map(\.identifiers) == [[2, 1]])
        #expect(commands.favorites.delete.inputs == [[2, 1]])
    }

    @Test(arguments: [("clear --yes", nil), ("clear", "y\n")] as [(String, String?)])
    func `clear deletes all favorites after a confirmation`(line: String, answer: String?) async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 1), .stub(id: 2), .stub(id: 3)]))
        commands.favorites.deleteAllCall.setResult(.success(()))

        let run = await commands.run(line, answer: answer)

        let question = answer == nil ? "" : "Remove all 3 favorites? [y/N] "
        #expect(run == FavoritesCommandRun(code: .ok, output: "", error: question + "note: 3 favorites removed.\n"))
        #expect(commands.favorites.deleteAllCall.callCount == 1)
    }

    @Test func `clear deletes no favorites if the user's reply is no`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 1), .stub(id: 2), .stub(id: 3)]))

        let run = await commands.run("clear", answer: "n\n")

        #expect(
            run
                == FavoritesCommandRun(
                    code: .ok, output: "", error: "Remove all 3 favorites? [y/N] note: Nothing was changed.\n"))
        #expect(commands.favorites.deleteAllCall.callCount == 0)
    }

    @Test(arguments: [("clear", nil), ("clear", "y\n"), ("clear --yes", nil)] as [(String, String?)])
    func `clear without favorites succeeds and asks no question`(line: String, answer: String?) async {
        commands.favorites.getFavorites.setResult(.success([]))

        let run = await commands.run(line, answer: answer)

        #expect(run == FavoritesCommandRun(code: .ok, output: "", error: "note: There are no favorites to remove.\n"))
        #expect(commands.favorites.deleteAllCall.callCount == 0)
    }

    @Test func `clear without a terminal requires --yes`() async {
        commands.favorites.getFavorites.setResult(.success([.stub()]))

        let run = await commands.run("clear")

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: Cannot ask for confirmation here. Add --yes to remove all favorites.\n"))
        #expect(commands.favorites.deleteAllCall.callCount == 0)
    }
}
