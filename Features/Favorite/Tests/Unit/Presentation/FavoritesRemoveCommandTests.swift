import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

/// The command that removes favorites: its confirmation, its calls and its output.
struct FavoritesRemoveCommandTests {
    private let commands = FavoritesCommandRunner()

    @Test func `remove deletes the favorites with the given identifiers`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 2), .stub(id: 1, name: "Morty")]))
        commands.favorites.delete.setResult(.success([.stub(id: 2), .stub(id: 1, name: "Morty")]))

        let run = await commands.run("remove 2 1")

        let note = "note: 2 favorites removed: Rick Sanchez (2), Morty (1).\n"
        #expect(run == FavoritesCommandRun(code: .ok, output: "", error: note))
        #expect(commands.favorites.delete.inputs == [[2, 1]])
    }

    @Test(arguments: [("remove ri --yes", nil), ("remove ri", "y\n")] as [(String, String?)])
    func `remove deletes the favorite with a part of a name after a confirmation`(line: String, answer: String?) async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 8)]))
        commands.favorites.delete.setResult(.success([.stub(id: 8)]))

        let run = await commands.run(line, answer: answer)

        let question = answer == nil ? "" : "Remove Rick Sanchez (8)? [y/N] "
        #expect(
            run
                == FavoritesCommandRun(
                    code: .ok, output: "", error: question + "note: Favorite removed: Rick Sanchez (8).\n"))
        #expect(commands.favorites.delete.inputs == [[8]])
    }

    @Test func `remove deletes no favorite with a part of a name if the user's reply is no`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 8)]))

        let run = await commands.run("remove ri", answer: "n\n")

        #expect(run.error == "Remove Rick Sanchez (8)? [y/N] note: Nothing was changed.\n")
        #expect(commands.favorites.delete.callCount == 0)
    }

    @Test func `remove without a terminal requires --yes for a part of a name`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 8)]))

        let run = await commands.run("remove ri")

        #expect(run.code == .usage)
        let message = "Cannot ask for confirmation here. Add --yes to remove Rick Sanchez (8)."
        #expect(run.error.hasPrefix("error: \(message)\n"))
        #expect(commands.favorites.delete.callCount == 0)
    }

    @Test(arguments: ["remove plane", "remove plane --yes", "edit plane --no-note", "show plane", "remove big --yes"])
    func `a word of a note or a tag means no favorite`(line: String) async throws {
        let details = try FavoriteDetails(note: "for the plane", tags: ["big"])
        commands.favorites.getFavorites.setResult(.success([.stub(id: 8, details: details)]))

        let run = await commands.run(line)

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(commands.favorites.delete.callCount + commands.favorites.update.callCount == 0)
    }

    @Test func `a part of several names is an error with the favorites`() async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 8), .stub(id: 9, name: "Rick D. Sanchez III")]))

        let run = await commands.run("remove sanchez --yes")

        #expect(run.code == .notFound)
        #expect(run.error.contains("  8  Rick Sanchez\n  9  Rick D. Sanchez III\n"))
        #expect(commands.favorites.delete.callCount == 0)
    }
}
