import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Adds fields to generated features and takes fields away, in a temporary project.
struct FieldChangeTests {
    private static let folder = "Features/Pigeon/Sources/Data/DataSources/Local"
    private static let library = "\(folder)/PigeonSQLiteDataSource.swift"
    private static let cache = "\(folder)/PigeonDTO+Row.swift"
    private static let migrations = "Features/Pigeon/Tests/Unit/Data/PigeonMigrationTests.swift"

    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    private func text(_ path: String) throws -> String { try #require(try small.project.text(of: path)) }

    @Test func `a field is added and another one taken away with a step of the schema`() async throws {
        try await small.makePigeon(.persistent)
        let first = try text(Self.library)

        let run = await small.generate("feature Pigeon --add-field rings:Int --remove-field nest")

        let changed = try text(Self.library)
        #expect(run.code == .ok, "\(run.error)")
        #expect(
            run.error.contains(
                """
                note: Step 2 of the schema: ALTER TABLE pigeons DROP COLUMN nest; \
                ALTER TABLE pigeons ADD COLUMN rings INTEGER NOT NULL DEFAULT 0
                warning: The new step deletes the values of nest in libraries of users.
                note: Next: swift run challenge pigeons list
                note: Line for CHANGELOG.md: - `pigeons`: added `rings`, removed `nest`.

                """), "\(run.error)")
        #expect(
            changed.contains(
                """
                            ],
                            [
                                "ALTER TABLE pigeons DROP COLUMN nest",
                                "ALTER TABLE pigeons ADD COLUMN rings INTEGER NOT NULL DEFAULT 0",
                            ],
                        ],
                        derive:
                """), "\(changed)")
        #expect(first.contains("id INTEGER PRIMARY KEY, name TEXT NOT NULL, nest TEXT NOT NULL, folded TEXT NOT NULL"))
        #expect(
            changed.contains("id INTEGER PRIMARY KEY, name TEXT NOT NULL, nest TEXT NOT NULL, folded TEXT NOT NULL"))
        #expect(changed.contains("columns = [\"id\", \"name\", \"rings\", \"folded\"]"))
        #expect(
            await small.generate("list").output.contains(
                "name:String, rings:Int\n  state    generated\n"))
        #expect(try text(StringsCatalogEdit.path).contains("pigeon.option.rings"))
        #expect(try !text(StringsCatalogEdit.path).contains("pigeon.option.nest"))
    }

    @Test func `the generated tests have a row of each version`() async throws {
        try await small.makePigeon(.persistent)
        await small.generate("feature Pigeon --add-field open:Bool --remove-field nest")

        await small.generate("feature Pigeon --add-field nest:String --add-field share:Double")

        let tests = try text(Self.migrations)
        for line in [
            #"values: ["id": 1, "name": "name of one", "nest": "nest of one", "folded": "name of one\nnest of one"],"#,
            #"values: ["id": 1, "name": "name of one", "open": 1, "folded": "name of one"],"#,
            #"migrated: PigeonDTO(id: 1, name: "name of one", open: false, nest: "", share: 0)),"#,
            #"migrated: PigeonDTO(id: 1, name: "name of one", open: true, nest: "", share: 0)),"#,
            #"migrated: PigeonDTO(id: 1, name: "name of one", open: true, nest: "nest of one", share: 4.5)),"#,
            #"["ALTER TABLE pigeons DROP COLUMN nest", "ALTER TABLE pigeons ADD COLUMN open INTEGER NOT NULL DEFAULT 0"]"#,
        ] {
            #expect(tests.contains(line), "\(line)\n\(tests)")
        }
    }

    @Test func `an optional field is added as a nullable column, which is NULL in the rows of users`() async throws {
        try await small.makePigeon(.persistent)

        let run = await small.generate("feature Pigeon --add-field nickname:String? --add-field rings:Int?")

        #expect(
            run.error.contains(
                """
                note: Step 2 of the schema: ALTER TABLE pigeons ADD COLUMN nickname TEXT; \
                ALTER TABLE pigeons ADD COLUMN rings INTEGER

                """), "\(run.error)")
        #expect(try text(Self.migrations).contains(#"nest: "nest of one", nickname: nil, rings: nil)"#))
        let spec = try #require(try FeatureSpec("Pigeon", in: small.project))
        #expect(spec.fields.map(\.typeName) == ["String", "String", "String?", "Int?"])
    }

    @Test func `a field that becomes optional gets another column`() async throws {
        try await small.makePigeon(.persistent)

        let run = await small.generate("feature Pigeon --remove-field nest --add-field nest:String?")

        #expect(run.error.contains("DROP COLUMN nest; ALTER TABLE pigeons ADD COLUMN nest TEXT\n"), "\(run.error)")
        #expect(run.error.contains("The new step deletes the values of nest in libraries of users."))
    }

    /// The options of refused changes, each with the message.
    private static let refused = [
        ("--field name:String --field rings:Int", "Users may have rows with other fields in the table 'pigeons'."),
        ("--plural Flock", "The plural is the name of the table 'pigeons', which users may have."),
        ("--remove-field rings", "Pigeon has no field 'rings'."),
        ("--add-field nest:Int", "Duplicate field 'nest'."),
        ("--remove-field name --remove-field nest", "Pigeon has no text field to use as its title."),
        ("--add-field rings:Int --field name:String", "Use --field or --add-field, not both."),
        ("--remove-field nest --sample a.json", "Use --sample or --remove-field, not both."),
        ("--add-field mate:Link", "The link 'mate' needs an API, but Pigeon stores its items locally."),
    ]

    @Test func `a change that would lose rows or not build is refused, also with --force`() async throws {
        try await small.makePigeon(.persistent)
        let before = try small.texts()

        for (options, message) in Self.refused {
            for force in ["", " --force"] {
                let run = await small.generate("feature Pigeon " + options + force)
                #expect(run.code != .ok)
                #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
            }
        }

        #expect(try small.texts() == before)
    }

    @Test func `an added field has an example that no other field has`() throws {
        let fields = try ["name:String", "one:Int", "two:Int"].enumerated().map { try FieldSpec($1, rank: $0 + 1) }
        let spec = FeatureSpec(
            name: "Pigeon", plural: "Pigeons", spanish: SpanishNoun(one: "", many: ""), fields: fields, filters: [])

        let changed = try FieldChange(added: ["three:Int"], removed: ["one"]).applied(to: spec)

        #expect(changed.map(\.example) == ["\"name of one\"", "9", "10"])
    }

    @Test func `fields of a feature that does not exist are refused`() async throws {
        let run = await small.generate("feature Pigeon --add-field rings:Int")

        #expect(run.error.hasPrefix("error: Unknown feature 'Pigeon'.\n"))
        #expect(small.project.names(in: "Features") == ["Cache"])
    }

    @Test func `before a feature has a repository, its fields change without a step`() async throws {
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --persistent")

        await small.generate("feature Pigeon --add-field rings:Int")

        let steps = try text(Self.library)
        #expect(steps.contains("name TEXT NOT NULL, rings INTEGER NOT NULL, folded TEXT NOT NULL"))
        #expect(!steps.contains("ALTER TABLE"))
    }

    @Test func `an added field does not become the title until the title is removed`() async throws {
        try await small.makePigeon(.persistent, fields: ["nest:String"])

        let addition = await small.generate("feature Pigeon --add-field name:String")
        let title = try FeatureSpec("Pigeon", in: small.project)?.title?.name
        let removal = await small.generate("feature Pigeon --remove-field nest")

        #expect(!addition.error.contains("The title"))
        #expect(title == "nest")
        #expect(removal.error.contains("note: The title of a pigeon is now 'name': challenge pigeons add NAME\n"))
    }

    @Test func `another title can be chosen without a step of the schema`() async throws {
        try await small.makePigeon(.persistent)

        let run = await small.generate("feature Pigeon --title nest")

        #expect(run.code == .ok, "\(run.error)")
        #expect(run.error.contains("note: The title of a pigeon is now 'nest': challenge pigeons add NEST\n"))
        #expect(!run.error.contains("Step 2"))
        let command = try text("Features/Pigeon/Sources/Presentation/PigeonsAddCommand.swift")
        #expect(command.contains("Argument(\"NEST\", .text") && command.contains("options: [PigeonOptions.name]"))
    }

    @Test(
        arguments: [
            "--add-field rings:Int --remove-field nest", "--field name:String --field rings:Int", "--filter nest",
        ])
    func `a cache is emptied by a step of its schema`(options: String) async throws {
        try await small.makePigeon(.cached(.configurable))
        let first = try text(Self.cache)

        let run = await small.generate("feature Pigeon " + options)

        let steps = try text(Self.cache)
        #expect(run.code == .ok, "\(run.error)")
        #expect(run.error.contains("note: Step 4 of the schema empties the users' cache of pigeons.\n"))
        #expect(!run.error.contains("warning"))
        #expect(first.contains("name TEXT NOT NULL, nest TEXT NOT NULL"))
        #expect(steps.contains("name TEXT NOT NULL, nest TEXT NOT NULL"))
        #expect(steps.contains("\"DROP TABLE pigeons\","))
        #expect(steps.contains("name TEXT NOT NULL, rings INTEGER NOT NULL") == options.contains("rings"))
    }

    @Test func `the tables of a cache get no other name, also with --force`() async throws {
        try await small.makePigeon(.cached(.configurable))
        let before = try small.texts()

        let run = await small.generate("feature Pigeon --plural Flock --force")

        #expect(run.code == .failure)
        #expect(
            run.error.hasPrefix("error: The plural is the name of the table 'pigeons', which users may have.\n"))
        #expect(try small.texts() == before)
    }
}
