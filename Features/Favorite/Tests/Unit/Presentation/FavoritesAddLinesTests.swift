import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

/// The lines of standard input from which `favorites add -` adds favorites.
struct FavoritesAddLinesTests {
    private let commands = FavoritesCommandRunner()

    @Test func `add gives each favorite the note of its line, or else that of the option`() async throws {
        commands.items.setFound([2, 1, 3, 4])
        commands.favorites.add.setResult(.success([]))

        let input = "2\ton the plane\tat night \n\n1\n 3 \t \r\n4\t-- note\n4\n"
        let run = await commands.run("add - --notes --note n --rating 5 --fields id", input: input)

        #expect(run == FavoritesCommandRun(code: .ok, output: "2\n1\n3\n4\n", error: ""))
        let notes = commands.favorites.add.inputs[0].map(\.details.note)
        #expect(notes == ["on the plane\tat night", "n", "n", "-- note"])
        #expect(commands.favorites.add.inputs[0].map(\.details.rating) == [5, 5, 5, 5])
    }

    @Test func `without --notes, the text behind a tab is no note`() async throws {
        commands.items.setFound([2])
        commands.favorites.add.setResult(.success([]))

        let run = await commands.run("add - --note n --fields id", input: "2\tBirdperson\n")

        #expect(run == FavoritesCommandRun(code: .ok, output: "2\n", error: ""))
        #expect(commands.favorites.add.inputs[0].map(\.details.note) == ["n"])
    }

    @Test(
        arguments: [
            ("2x\tnote", "Invalid value for ID: '2x'."), ("\tnote", "Invalid value for ID: ''."),
            ("#\tall", "Invalid value for ID: '#'."),
            ("2\tother", "Character 2 has a different note in an earlier line."),
            ("7\t" + String(repeating: "n", count: 10_001), "The note is longer than 10000 characters."),
        ])
    func `an invalid line is named, and nothing is added`(line: String, message: String) async {
        let run = await commands.run("add - --notes", input: "2\tnote\n2\tnote\n\(line)\n9\n")

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: Line 3 of standard input: \(message)"), "\(run.error)")
        #expect(commands.items.copies.callCount == 0)
        #expect(commands.favorites.add.callCount == 0)
    }

    @Test func `a line with an ambiguous name lists the matches, and proposes a command that adds one of them`() async {
        commands.items.search.setMatches(RankedMatches(partial: [.stub(id: 7), .stub(id: 8)]))

        let run = await commands.run("add - --notes --rating 5", input: "rick\tnote\n")

        #expect(run.code == .notFound)
        #expect(
            run.error == """
                error: Line 1 of standard input: 'rick' matches 2 characters.
                  7  Rick · Human · 2 episodes
                  8  Rick · Human · 2 episodes
                Use an identifier, such as 'challenge favorites add 7 --rating 5'.

                """)
        #expect(commands.favorites.add.callCount == 0)
    }
}
