import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

/// The commands `favorites export` and `favorites import`: their calls and their output.
struct FavoritesArchiveCommandsTests {
    private let commands = FavoritesCommandRunner()

    @Test(arguments: [("export /a/all.json", false), ("export /a/all.json --force", true)])
    func `export writes all favorites into the given file`(line: String, replacing: Bool) async {
        let all = [Favorite.stub(id: 2), .stub(id: 1)]
        commands.favorites.getFavorites.setResult(.success(all))
        commands.archive.write.setResult(.success(()))

        let run = await commands.run(line)

        #expect(run == FavoritesCommandRun(code: .ok, output: "", error: "note: 2 favorites exported.\n"))
        #expect(commands.archive.write.inputs == [.init(favorites: all, path: "/a/all.json", replacing: replacing)])
    }

    @Test(arguments: ["export", "export -"])
    func `export without a file prints the text on standard output`(line: String) async {
        commands.favorites.getFavorites.setResult(.success([.stub(id: 1)]))
        commands.archive.text.setResult(.success("{\n}\n"))

        let run = await commands.run(line)

        #expect(run == FavoritesCommandRun(code: .ok, output: "{\n}\n", error: ""))
        #expect(commands.archive.text.inputs == [[.stub(id: 1)]])
    }

    @Test func `import adds the favorites of the given file`() async {
        commands.archive.read.setResult(.success([.stub(id: 2), .stub(id: 1), .stub(id: 3)]))
        commands.favorites.add.setResult(.success([1, 3]))

        let run = await commands.run("import /a/all.json")

        let notes = """
            note: 1 favorite imported.
            note: Already favorites, not changed: 1, 3.

            """
        #expect(run == FavoritesCommandRun(code: .ok, output: "", error: notes))
        #expect(commands.archive.read.inputs == ["/a/all.json"])
        #expect(commands.favorites.add.inputs == [[.stub(id: 2), .stub(id: 1), .stub(id: 3)]])
    }

    @Test func `import --update replaces stored favorites`() async {
        commands.archive.read.setResult(.success([.stub(id: 2), .stub(id: 1), .stub(id: 2)]))
        commands.favorites.getFavorites.setResult(.success([]))
        commands.favorites.replace.setResult(.success([1]))

        let run = await commands.run("import /a/all.json --update")

        let notes = "note: 1 favorite imported.\nnote: Replaced by those of the file: 1.\n"
        #expect(run == FavoritesCommandRun(code: .ok, output: "", error: notes))
        #expect(commands.favorites.replace.inputs == [[.stub(id: 2), .stub(id: 1), .stub(id: 2)]])
        #expect(commands.favorites.add.callCount == 0)
    }
}
