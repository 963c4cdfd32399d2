import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

@Suite(.serialized) struct FavoritesTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `a favorite is shown without a network and a cache`() async throws {
        let added = try await program.run(
            "favorites", "add", "762", "--rating", "4", "--tag", "Big, head", "--note", "Naïve one")
        mirror.stop()
        try await program.run("cache", "clear")

        let listed = try await program.run("favorites", "list", "--json")

        let favorites = try #require(
            try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]])
        let favorite = try #require(favorites.first)
        #expect(added.output.hasPrefix("762\tMartínez\tDead\tAnimal\t4\t"))
        #expect(favorites.count == 1)
        #expect(
            Set(favorite.keys) == [
                "id", "name", "kind", "status", "species", "type", "gender", "origin", "location", "rating", "tags",
                "note",
                "addedAt",
            ])
        #expect(favorite["name"] as? String == "Martínez")
        #expect(favorite["rating"] as? Int == 4)
        #expect(favorite["tags"] as? [String] == ["big", "head"])
        #expect(favorite["note"] as? String == "Naïve one")
        #expect(listed.error == "note: 1 favorite.\n")
    }

    @Test func `items of every kind are favorites, also on another machine`() async throws {
        try await program.run("favorites", "add", "28", "--note", "a character")
        try await program.run("favorites", "add", "location", "20", "--tag", "home")
        let added = try await program.run("favorites", "add", "episode", "S03E07", "--rating", "5")
        let exported = try await program.shell("challenge favorites export all.json")
        try await program.run("favorites", "clear", "--yes")
        try await program.shell("challenge favorites import all.json")

        let listed = try await program.run("favorites", "list")
        let episodes = try await program.run("favorites", "list", "--kind", "episode", "--fields", "id,code")
        let ambiguous = try await program.run("favorites", "remove", "28")
        let found = try await program.run("search", "ricklantis", "--fields", "kind,id")
        let removed = try await program.run("favorites", "remove", "s03e07", "--yes")

        #expect(added.output == "28\tThe Ricklantis Mixup\tS03E07\t2017-09-10\t5\t\t\n")
        #expect(exported.error == "note: 3 favorites exported.\n")
        #expect(
            listed.output == """
                28\tThe Ricklantis Mixup\tepisode\tS03E07 · 2017-09-10\t5\t\t
                20\tEarth (Replacement Dimension)\tlocation\tPlanet\t\thome\t
                28\tAttila Starwar\tcharacter\tAlive · Human\t\t\ta character

                """)
        #expect(episodes.output == "28\tS03E07\n")
        #expect(ambiguous.exitCode == 66)
        #expect(found.output == "episode\t28\nfavorite\tepisode/28\n")
        #expect(removed.error == "note: Favorite removed: The Ricklantis Mixup (episode/28).\n")
    }

    @Test func `adding favorites needs one request, and missing characters are listed in the message`() async throws {
        let outcome = try await program.run("favorites", "add", "1", "2", "9000", "--fields", "id")
        let again = try await program.run("favorites", "add", "1", "2")
        let some = try await program.run("favorites", "add", "3", "1", "--fields", "id")
        let listed = try await program.run("favorites", "list", "--sort", "name", "--fields", "name")

        #expect(outcome.exitCode == 1)
        #expect(outcome.output == "1\n2\n")
        #expect(outcome.error.hasPrefix("error: Character 9000 was not found.\n"))
        #expect(again.exitCode == 1)
        #expect(
            again.error.hasPrefix("error: 2 characters are already favorites: Rick Sanchez (1), Morty Smith (2).\n"))
        #expect(
            some
                == Outcome(
                    exitCode: 1, output: "3\n",
                    error: "warning: Rick Sanchez (1) is already a favorite. Run 'challenge favorites edit 1' with "
                        + "--note, --rating or --tag to change it.\n"))
        #expect(listed.output == "Morty Smith\nRick Sanchez\nSummer Smith\n")
        #expect(mirror.requestCount == 2)
    }

    @Test func `the identifiers of all favorites can be piped into another command`() async throws {
        try await program.shell("seq 30 54 | challenge favorites add -")

        let piped = try await program.shell(
            "challenge favorites list --fields id | challenge character - --fields id | sort -n")
        let page = try await program.run("favorites", "list", "--page", "2", "--fields", "id")
        let sized = try await program.run(
            "favorites", "search", "!zzz", "--page", "2", "--limit", "3", "--fields", "id")
        let found = try await program.run("favorites", "search", "!zzz", "--fields", "id")

        #expect(piped.output == (30...54).map { "\($0)\n" }.joined())
        #expect(piped.error == "note: 25 favorites. End of the list.\n")
        #expect(page.lines.count == 5)
        #expect(page.error == "note: Favorites 21–25 of 25. End of the list.\n")
        #expect(sized.lines == Array(found.lines.dropFirst(3).prefix(3)))
        #expect(
            sized.error == "note: Favorites 4–6 of \(found.lines.count). Next: --page 3 --limit 3. Everything: --all.\n"
        )
    }

    @Test func `details can be edited, searched and removed`() async throws {
        try await program.run("favorites", "add", "1", "42", "762", "--note", "first", "--rating", "2")

        let edited = try await program.run(
            "favorites", "edit", "42", "--no-note", "--rating", "5", "--tag", "Best", "--fields", "note,rating,tags")
        let best = try await program.run("favorites", "list", "--sort", "-rating", "--limit", "1", "--fields", "id")
        let tagged = try await program.run("favorites", "list", "--tag", "BEST", "--fields", "id")
        let accents = try await program.run("favorites", "search", "MARTINEZ", "--fields", "id")
        let noted = try await program.run("favorites", "search", "FIRST", "--fields", "id")
        let removed = try await program.run("favorites", "remove", "42", "1")
        let missing = try await program.run("favorites", "remove", "42", "41")
        let left = try await program.run("favorites", "list", "--fields", "id")

        #expect(edited.output == "\t5\tbest\n")
        #expect(best.output == "42\n")
        #expect(tagged.output == "42\n")
        #expect(accents.output == "762\n")
        #expect(noted.output == "762\n1\n")
        #expect(
            removed
                == Outcome(
                    exitCode: 0, output: "",
                    error: "note: 2 favorites removed: Big Head Morty (42), Rick Sanchez (1).\n"))
        #expect(missing.exitCode == 66)
        #expect(missing.error.hasPrefix("error: 2 characters are not favorites: 42, 41.\n"))
        #expect(left.output == "762\n")
    }

    @Test func `a change whose output cannot be written is stored, and the error lists the favorites`() async throws {
        let added = try await program.shell("challenge favorites add 11 12 --json > /dev/full")
        let edited = try await program.shell("challenge favorites edit 12 --rating 3 > /dev/full")
        let unread = try await program.shell("(challenge favorites add 13; echo $? >&2) | true")
        let known = try await program.shell("challenge favorites add 11 14 > /dev/full")
        let nothingNew = try await program.shell("challenge favorites add 9000 > /dev/full")
        let exported = try await program.shell("challenge favorites export > /dev/full")
        let kept = try await program.run("favorites", "list", "--sort", "name", "--fields", "id,rating")

        let unprinted = "error: The output cannot be written: No space left on device."
        #expect(added.exitCode == 74)
        #expect(added.error == unprinted + " These favorites were added: 11, 12.\n")
        #expect(edited.exitCode == 74)
        #expect(edited.error == unprinted + " These favorites were changed: 12.\n")
        #expect(unread.error == "0\n")
        #expect(known.exitCode == 74)
        #expect(known.error.hasSuffix(unprinted + " These favorites were added: 14.\n"))
        #expect(nothingNew.exitCode == 66)
        #expect(exported.exitCode == 74)
        #expect(exported.error == unprinted + "\n")
        #expect(Set(kept.lines) == ["11\t", "12\t3", "13\t", "14\t"])
    }

    @Test func `only add needs the settings of the API`() async throws {
        let invalid = ["CHALLENGE_API_URL": "foo", "CHALLENGE_NO_HISTORY": "maybe"]
        try await program.run("favorites", "add", "1", "2")

        for arguments in [
            ["list"], ["search", "a"], ["edit", "1", "--rating", "5"], ["stats"], ["export"], ["remove", "1"],
        ] {
            let outcome = try await program.start(["favorites"] + arguments, environment: invalid).outcome()
            #expect(outcome.exitCode == 0, "\(arguments): \(outcome.error)")
        }
        #expect(try await program.run("favorites", "clear", environment: invalid).exitCode == 64)
        #expect(try await program.run("favorites", "add", "3", environment: invalid).exitCode == 78)
    }

    @Test func `favorites are shown by identifier or name, and missing ones are named`() async throws {
        try await program.run("favorites", "add", "42", "762", "--note", "a note")
        let terminal = ["CHALLENGE_FORCE_TTY": "60", "NO_COLOR": "1"]

        let one = try await program.run("favorites", "show", "martinez", environment: terminal)
        let json = try await program.run("favorites", "show", "42", "--json", "--fields", "id,note")
        let several = try await program.run("favorites", "show", "762", "42", environment: terminal)
        let partial = try await program.run("favorites", "show", "42", "7", "--fields", "id")
        let none = try await program.run("favorites", "show", "7")

        #expect(one.output.contains("Martínez") && one.output.contains("a note"))
        #expect(json.output == "{\n  \"id\": 42,\n  \"note\": \"a note\"\n}\n")
        #expect(several.output.components(separatedBy: "\n\n").count == 2)
        let withoutAge = try #require(one.output.components(separatedBy: "\nAdded ").first)
        #expect(several.output.hasPrefix(withoutAge))
        #expect(partial == Outcome(exitCode: 1, output: "42\n", error: "warning: Character 7 is not a favorite.\n"))
        #expect(none.exitCode == 66 && none.output == "")
    }

    @Test(.timeLimit(.minutes(15)))
    func `watch prints the changes of other processes`() async throws {
        let watch = try program.start(["favorites", "watch", "--fields", "id"])
        try await watch.waitForOutput { $0.error.contains("Watching") }

        try await program.run("favorites", "add", "7")
        // The list can be printed twice: once after the file was created, and once after the favorite was added.
        try await watch.waitForOutput { $0.output.hasSuffix("7\n") }
        try await program.run("favorites", "add", "8")
        try await watch.waitForOutput { $0.output.hasSuffix("7\n8\n7\n") }
        watch.send(SIGINT)

        #expect(try await watch.outcome().exitCode == 130)
    }
}
