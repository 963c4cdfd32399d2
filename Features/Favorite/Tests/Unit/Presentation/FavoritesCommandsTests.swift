import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTerminal
import ChallengeTerminalMocks
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeFavorite

/// Tests of the commands with a database, from the command line to the output.
struct FavoritesCommandsTests {
    private let characters = CharacterProviderMock()
    private let library = Database(.memory, schemas: FavoriteFeature.schemas)

    private struct Run: Equatable {
        let code: ExitCode
        let output: String
        let error: String
    }

    private func run(_ line: String) async -> Run {
        let output = MemoryOutput()
        let error = MemoryOutput()
        let feature = FavoriteFeature(library: library, clock: SystemClock()) { _ in
            FavoriteDependencies(characters: characters, cachePolicy: .remoteFirst)
        }
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: Command.all(of: feature)
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return Run(code: code, output: output.text, error: error.text)
    }

    @Test func `add prints the new favorites and loads all characters with one request`() async {
        characters.setFound([1, 2])

        let run = await run("favorites add 1 2 --rating 5 --tag B,a --fields id,rating,tags")

        #expect(run == Run(code: .ok, output: "1\t5\tb,a\n2\t5\tb,a\n", error: ""))
        #expect(characters.getCharacters.inputs == [PolicyInput([1, 2], .remoteFirst)])
    }

    @Test func `add reports existing favorites and missing characters`() async {
        characters.setFound([1])
        _ = await run("favorites add 1")
        characters.setFound([1, 2], others: [(9, .notFound)])

        let some = await run("favorites add 1 2 9 --fields id")

        #expect(some.code == .failure)
        #expect(some.output == "2\n")
        #expect(
            some.error == """
                warning: Rick Sanchez (1) is already a favorite. Run 'challenge favorites edit 1' with --note, --rating or \
                --tag to change it.
                error: Character 9 was not found.
                Run 'challenge characters search TEXT' to find characters.

                """)
    }

    @Test func `add fails if the characters cannot be loaded`() async {
        characters.getCharacters.setResult(.failure(.loadFailed(.timedOut)))

        let run = await run("favorites add 1")

        #expect(run.code == .temporaryFailure)
        #expect(run.output == "")
        #expect(await self.run("favorites list").output == "")
    }

    @Test func `edit and remove change the favorites and report the other identifiers`() async {
        characters.setFound([1, 2])
        _ = await run("favorites add 1 2")

        let edited = await run("favorites edit 2 9 1 --rating 4 --fields id,rating")
        let removed = await run("favorites remove 9 1")
        let missing = await run("favorites remove 9 1")

        #expect(
            edited == Run(code: .failure, output: "2\t4\n1\t4\n", error: "warning: Character 9 is not a favorite.\n"))
        #expect(
            removed
                == Run(
                    code: .failure, output: "",
                    error: "note: 1 favorite removed.\nwarning: Character 9 is not a favorite.\n"))
        #expect(missing.code == .notFound)
        #expect(missing.error.hasPrefix("error: 2 characters are not favorites: 9, 1.\n"))
    }

    @Test func `import reports the number of new favorites and the existing ones`() async throws {
        let scratch = try Scratch()
        let file = scratch.path("all.json")
        try await FavoritesArchiveRepository().write(
            [.stub(id: 1), .stub(id: 2), .stub(id: 2), .stub(id: 3)], to: file, replacing: false)
        characters.setFound([1])
        _ = await run("favorites add 1 --note mine")

        let imported = await run("favorites import \(file)")

        #expect(
            imported
                == Run(
                    code: .ok, output: "",
                    error: """
                        note: 2 favorites imported.
                        note: Already favorites, not changed: 1, 2

                        """))
        #expect(await run("favorites list --sort id --fields id,note").output == "1\tmine\n2\t\n3\t\n")
    }

    @Test func `imported tags are found like others`() async throws {
        let scratch = try Scratch()
        let file = scratch.path("tags.json")
        let text = try await FavoritesArchiveRepository().text(
            of: [.stub(details: try FavoriteDetails(tags: ["big"]))])
        try text.replacing("big", with: "Big").write(toFile: file, atomically: true, encoding: .utf8)

        _ = await run("favorites import \(file)")
        #expect(await run("favorites list --tag Big --fields id,tags").output == "1\tbig\n")
    }

    @Test func `only add loads characters`() async {
        for command in ["list", "search a", "stats", "export", "clear --yes"] {
            #expect(await run("favorites \(command)").code == .ok, "\(command)")
        }

        #expect(characters.getCharacters.callCount == 0)
    }
}
