import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

/// The commands with favorites of several kinds.
struct FavoritesOfKindsTests {
    private let commands = FavoritesCommandRunner()
    private let episode = ItemID("episode", 28)

    private func setFavorites(_ favorites: [Favorite]) {
        commands.favorites.getFavorites.setResult(.success(favorites))
        commands.favorites.update.setResult(.success(favorites))
    }

    @Test(
        arguments: [
            ("add episode S03E07", [ItemID("episode", "S03E07")]),
            ("add episodes 28", [ItemID("episode", 28)]), ("add episode/28", [ItemID("episode", 28)]),
            ("add 1 episode/28 character/2", [1, ItemID("episode", 28), 2]), ("add character 42", [42]),
        ])
    func `add takes the kind as the first word or as a part of each identifier`(line: String, items: [ItemID]) async {
        commands.items.copies.setResult(.success(LookupResults([])))
        commands.favorites.add.setResult(.success([]))

        _ = await commands.run(line)

        #expect(Set(commands.items.copies.inputs.flatMap(\.value)) == Set(items))
    }

    @Test func `add finds a name among the items of the kind, and proposes a line with the kind`() async {
        commands.items.search.setMatches(RankedMatches(partial: [.stub(id: 7), .stub(id: 8)]))

        let run = await commands.run("add episode rick potion --rating 5")

        #expect(commands.items.search.named.inputs.map(\.value) == ["rick potion"])
        #expect(run.error.hasPrefix("error: 'rick potion' matches 2 episodes.\n"))
        #expect(run.error.contains("'challenge favorites add episode 7 --rating 5'"))
    }

    @Test func `a single word that is a kind is a name`() async {
        commands.items.search.setMatches(RankedMatches(partial: [.stub(id: 7)]))

        _ = await commands.run("add episode")

        #expect(commands.items.search.named.inputs.map(\.value) == ["episode"])
    }

    @Test func `a missing item and one that is a favorite already are named with their kind`() async {
        commands.items.setFound([28], others: [("S09E01", .notFound)])
        commands.favorites.add.setResult(.success([episode]))

        let run = await commands.run("add episode 28 S09E01")

        #expect(
            run.error == """
                warning: Rick Sanchez (28) is already a favorite. Run 'challenge favorites edit episode/28' with --note, \
                --rating or --tag to change it.
                error: Episode S09E01 was not found.
                Run 'challenge episodes search TEXT' to find episodes.

                """)
    }

    @Test(arguments: [
        "edit episode 28", "edit episode s03e07", "edit episode/28", "edit ricklantis mixup", "edit s03e07",
        "edit the ricklantis mixup",
    ])
    func `a favorite is selected by its kind and identifier, its code or its name`(words: String) async {
        setFavorites([.stub(id: 28), .episode])

        _ = await commands.run("\(words) --rating 4", answer: "y\n")

        #expect(commands.favorites.update.inputs.map(\.identifiers) == [[episode]])
    }

    @Test func `an identifier without a kind is the only favorite that has it, and else an error`() async {
        setFavorites([.episode])
        _ = await commands.run("edit 28 --rating 4")
        #expect(commands.favorites.update.inputs.map(\.identifiers) == [[episode]])
        setFavorites([.stub(id: 28), .episode])

        let run = await commands.run("remove 28")

        #expect(run.code == .notFound)
        #expect(
            run.error == """
                error: Several favorites have the identifier 28: character, episode.
                Write the kind, too, such as 'character/28'.

                """)
        #expect(commands.favorites.delete.callCount == 0)
    }

    @Test func `a list has the kind and the fields of the kinds that it contains`() async {
        setFavorites([.stub(id: 1)])
        let ofOneKind = await commands.run("list --format csv")
        setFavorites([.stub(id: 1), .episode])
        let ofTwoKinds = await commands.run("list")
        let chosen = await commands.run("list --fields kind,id,code --kind episode,character")

        #expect(
            ofOneKind.output.hasPrefix("id,name,kind,status,species,origin.name,rating,tags,note,addedAt\r\n"),
            "\(ofOneKind.output)")
        #expect(
            ofTwoKinds.output == """
                1\tRick Sanchez\tcharacter\tAlive · Human\t\t\t
                28\tThe Ricklantis Mixup\tepisode\t\t\t\t

                """)
        #expect(chosen.output == "character\t1\t\nepisode\t28\t\n")
        #expect(commands.favorites.getFavorites.lastInput == FavoritesQuery(kinds: ["episode", "character"]))
    }

    @Test func `favorites of a kind that the program does not have are listed`() async {
        setFavorites([.stub(id: "x", name: "Dune", kind: "book")])

        #expect(await commands.run("list --fields id,name,kind").output == "x\tDune\tbook\n")
        #expect(await commands.run("list", terminalColumns: 80).output.contains("Dune"))
    }

    @Test(arguments: ["remove book/x", "remove x", "remove dune"])
    func `favorites of a kind that the program does not have can be removed`(line: String) async {
        let dune = Favorite.stub(id: "x", name: "Dune", kind: "book")
        setFavorites([dune])
        commands.favorites.delete.setResult(.success([dune]))

        _ = await commands.run(line, answer: "y\n")

        #expect(commands.favorites.delete.inputs == [[dune.id]])
    }
}
