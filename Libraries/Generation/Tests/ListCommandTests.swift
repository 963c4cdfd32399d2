import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Runs `./generate.sh list`, and `./generate.sh` alone, in a temporary project.
struct ListCommandTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    @Test func `each feature is listed with its kind, its fields, its filters and the next command`() async throws {
        await small.generate("feature Pigeon --field name:String --field moons:Int --field nest:String --filter nest")

        let first = await small.generate("list")
        await small.generate("datasource Pigeon --remote /pigeon --persistent")
        let second = await small.generate("list")
        await small.generate("repository Pigeon --kind cached")
        let third = await small.generate("list")

        #expect(
            first.output == """
                Pigeon
                  kind     none yet
                  fields   name:String, moons:Int, nest:String
                  filters  name, nest
                  state    lacks a data source
                  next     ./generate.sh datasource Pigeon --remote /pigeon --persistent, or without --remote for the \
                user's own pigeons
                By hand: Cache

                """)
        #expect(second.output.contains("  state    lacks a repository\n"))
        #expect(second.output.contains("  next     ./generate.sh repository Pigeon --kind cached\n"))
        #expect(third.output.contains("  kind     cached configurable\n"))
        #expect(third.output.contains("  state    generated\nBy hand: Cache\n"))
    }

    @Test func `edited, added and deleted files and edited texts are counted`() async throws {
        await small.generate("feature Pigeon")
        try small.write("mine\n", to: "Features/Pigeon/README.md")
        try small.write("// mine\n", to: "Features/Pigeon/Sources/Mine.swift")
        try small.remove("Features/Pigeon/Sources/PigeonFeature.swift")
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        try small.write(
            catalog.replacing("Pigeon %@ was not found.", with: "No pigeon is called %@."),
            to: StringsCatalogEdit.path)

        let run = await small.generate("list")

        #expect(
            run.output.contains(
                "  state    lacks a data source; lacks Features/Pigeon/Sources/PigeonFeature.swift; edited: 1 file; "
                    + "edited: 1 text; by hand: 1 file\n  next     ./generate.sh feature Pigeon\n"), "\(run.output)")
    }

    @Test func `without arguments, the features and the first command to type are printed`() async {
        let run = await small.generate("")

        #expect(run.code == .ok)
        #expect(run.output == "By hand: Cache\n")
        #expect(
            run.error == """
                note: To add a feature: ./generate.sh feature NAME --field name:String
                note: All commands: ./generate.sh --help

                """)
    }

    @Test func `a generation ends with the next command, and with a line for the changelog`() async {
        let first = await small.generate("feature Pigeon --spanish paloma,palomas")
        let second = await small.generate("datasource Pigeon --remote /pigeon --persistent")
        let third = await small.generate("repository Pigeon --kind cached")

        #expect(first.error.contains("note: Next: ./generate.sh datasource Pigeon --remote /pigeon --persistent"))
        #expect(second.error == "note: Next: ./generate.sh repository Pigeon --kind cached\n")
        #expect(
            third.error == """
                note: Next: swift run challenge pigeons list
                note: Line for CHANGELOG.md: - `pigeons list`, `pigeons search` and `pigeon`, from the API or the cache.

                """)
    }

    @Test func `the next command of a local feature runs its tests, and a stored one has its own line`() async {
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --memory")
        let local = await small.generate("repository Pigeon --kind local")
        await small.generate("datasource Pigeon --persistent")
        let stored = await small.generate("repository Pigeon --kind persistent")

        #expect(local.error == "note: Next: swift test --filter ChallengePigeonTests\n")
        #expect(stored.error.contains("- `pigeons`: the user's pigeons, which are stored on this machine.\n"))
    }

    @Test func `texts without a translation are named at the end of a generation`() async throws {
        let new = "\"state\" : \"new\""
        // The catalog of this checkout can have untranslated texts of generated features.
        let earlier = try #require(try small.project.text(of: StringsCatalogEdit.path)).ranges(of: new).count
        let first = await small.generate(
            "feature Pigeon --field name:String --field moons:Int --spanish paloma,palomas")
        await small.generate("datasource Pigeon --remote /pigeon --persistent")
        let last = await small.generate("repository Pigeon --kind cached")

        #expect(!first.error.contains("Not translated"))
        #expect(last.error.contains("note: Not translated into Spanish: pigeon.field.moons. Translate them in"))
        #expect(try small.project.text(of: StringsCatalogEdit.path)?.ranges(of: new).count == earlier + 1)
    }

    @Test func `without a Spanish noun every text with the noun is named, and --spanish translates them`() async {
        let run = await small.generate("feature Pigeon")
        let translated = await small.generate("feature Pigeon --spanish paloma,palomas")

        #expect(run.error.contains("Run ./generate.sh feature Pigeon --spanish SINGULAR,PLURAL to translate them."))
        #expect(run.error.contains("Not translated into Spanish: pigeonError.notFound %@"))
        #expect(!translated.error.contains("Not translated"))
    }
}
