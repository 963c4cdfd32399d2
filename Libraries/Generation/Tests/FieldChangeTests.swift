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

    /// Generates a feature with one command instead of three.
    private func make(_ kind: RepositoryKind, fields: [String] = ["name:String", "nest:String"]) async throws {
        var spec = FeatureSpec(
            name: "Pigeon", plural: "Pigeons", spanish: SpanishNoun(one: "paloma", many: "palomas"),
            fields: try fields.enumerated().map { try FieldSpec($1, rank: $0 + 1) }, filters: [])
        spec.filters = [try #require(spec.title).name]
        spec.sources = DataSources(remote: kind.isCached ? "/pigeon" : nil, persistent: true)
        spec.repository = kind
        spec.assignsIdentifiers = kind == .persistent ? true : nil
        let generator = FeatureGenerator(project: small.project, before: nil, after: spec, isForced: false)
        try await withTaskExecutorPreference(WaitingExecutor.shared) {
            try await apply(generator)
        }
    }

    @concurrent private func apply(_ generator: FeatureGenerator) async throws {
        try generator.changes().apply(to: small.project)
    }

    private func text(_ path: String) throws -> String { try #require(try small.project.text(of: path)) }

    /// Adds a step to the schema, as an engineer does.
    private func writeStep(_ step: String) throws {
        let (steps, end) = (try text(Self.library), "\n        ],\n        derive:")
        let comma = steps.contains("," + end) ? "" : ","
        try small.write(steps.replacing(end, with: "\(comma)\n\(step)        ],\n        derive:"), to: Self.library)
    }

    @Test func `a field is added and another one taken away with a step of the schema`() async throws {
        try await make(.persistent)
        let first = try text(Self.library)

        let run = await small.generate("feature Pigeon --add-field rings:Int --remove-field nest")

        let changed = try text(Self.library)
        #expect(run.code == .ok, "\(run.error)")
        #expect(
            run.error.contains(
                """
                note: Step 2 of the schema: ALTER TABLE pigeons DROP COLUMN nest; \
                ALTER TABLE pigeons ADD COLUMN rings INTEGER NOT NULL DEFAULT 0
                warning: It deletes the values of nest in libraries of users.
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
        #expect(changed.contains("SELECT id, name, rings FROM pigeons"))
        #expect(
            await small.generate("list").output.contains(
                "name:String, rings:Int\n  filters  name\n  state    generated\n"))
        #expect(try text(StringsCatalogEdit.path).contains("pigeon.option.rings"))
        #expect(try !text(StringsCatalogEdit.path).contains("pigeon.option.nest"))
    }

    @Test func `the generated tests have a row of each version`() async throws {
        try await make(.persistent)
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

    @Test func `steps that were written by hand stay, and the next one follows them`() async throws {
        try await make(.persistent)
        let own = """
                        // Version 2, "by hand": [for the list].
                        [ "CREATE INDEX pigeons_by_nest ON pigeons (nest)" ], others,  // [mine]
                        // The end.

            """
        try writeStep(own)

        let translated = await small.generate("feature Pigeon --spanish ave,aves")
        let kept = try text(Self.library)
        let changed = await small.generate("feature Pigeon --add-field rings:Int")

        #expect(translated.code == .ok)
        #expect(kept.contains(own))
        #expect(changed.error.contains("note: Step 4 of the schema: ALTER TABLE pigeons ADD COLUMN rings"))
        let steps = try text(Self.library)
        #expect(
            steps.contains(
                own.replacing(
                    "            // The end.\n",
                    with: """
                                    ["ALTER TABLE pigeons ADD COLUMN rings INTEGER NOT NULL DEFAULT 0"],
                                    // The end.

                        """)), "\(steps)")
        #expect(try text(Self.migrations).contains("step: 4,"))
        #expect(await small.generate("list").output.contains("state    edited: 1 file\n"))
        #expect(await small.generate("remove Pigeon").code == .failure)
    }

    @Test func `edited files are refused, and --force overwrites them but no step`() async throws {
        try await make(.persistent)
        let own = "            [\"CREATE INDEX pigeons_by_nest ON pigeons (nest)\"],\n"
        try writeStep(own)
        let mapper = "Features/Pigeon/Sources/Data/Mappers/PigeonMapper.swift"
        for path in [Self.library, mapper] { try small.write("// mine\n" + text(path), to: path) }
        let edited = try small.texts()

        let refused = await small.generate("feature Pigeon --add-field rings:Int")
        let unchanged = try small.texts()
        let forced = await small.generate("feature Pigeon --add-field rings:Int --force")

        #expect(refused.error.hasPrefix("error: Edited after they were generated: \(Self.library), \(mapper)\n"))
        #expect(unchanged == edited)
        #expect(forced.code == .ok)
        #expect(try text(mapper).hasPrefix("import"))
        let steps = try text(Self.library)
        #expect(steps.hasPrefix("import"))
        #expect(steps.contains("nest TEXT NOT NULL, folded TEXT NOT NULL"))
        #expect(steps.contains(own + "            [\"ALTER TABLE pigeons ADD COLUMN rings"), "\(steps)")
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
        ("--add-field mate:URL", "The URL field 'mate' needs an API, but Pigeon stores its items locally."),
    ]

    @Test func `a change that would lose rows or not build is refused, also with --force`() async throws {
        try await make(.persistent)
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

    @Test func `fields of a feature that does not exist are refused`() async throws {
        let run = await small.generate("feature Pigeon --add-field rings:Int")

        #expect(run.error.hasPrefix("error: Unknown feature 'Pigeon'.\n"))
        #expect(small.project.names(in: "Features") == ["Cache"])
    }

    @Test func `a schema whose steps cannot be found or were deleted is refused`() async throws {
        try await make(.persistent)
        await small.generate("feature Pigeon --add-field rings:Int")
        let steps = try text(Self.library)

        try small.write(steps.replacing("steps: [", with: "steps: first + ["), to: Self.library)
        let unknown = await small.generate("feature Pigeon --add-field open:Bool --force")
        let translated = await small.generate("feature Pigeon --spanish ave,aves")
        try small.write(
            steps.replacing(
                "            [\"ALTER TABLE pigeons ADD COLUMN rings INTEGER NOT NULL DEFAULT 0\"],\n", with: ""),
            to: Self.library)
        let lost = await small.generate("feature Pigeon --add-field open:Bool --force")

        #expect(unknown.error.hasPrefix("error: The steps of the schema were not found in \(Self.library).\n"))
        #expect(translated.code == .ok)
        #expect(
            lost.error.hasPrefix(
                "error: \(Self.library) lacks steps of the schema, of which databases of users have run 2.\n"))
    }

    @Test func `a deleted file comes back with all generated steps, but not without those that were written by hand`()
        async throws
    {
        try await make(.persistent)
        await small.generate("feature Pigeon --add-field rings:Int")
        let steps = try text(Self.library)
        try small.remove(Self.library)

        let restored = await small.generate("feature Pigeon")
        let same = try text(Self.library)
        try writeStep("            [\"CREATE INDEX pigeons_by_nest ON pigeons (nest)\"],\n")
        await small.generate("feature Pigeon --add-field open:Bool")
        try small.remove(Self.library)
        let refused = await small.generate("feature Pigeon")

        #expect(restored.code == .ok)
        #expect(same == steps)
        #expect(refused.error.contains("lacks steps of the schema, of which databases of users have run 4.\n"))
    }

    @Test func `before a feature has a repository, its fields change without a step`() async throws {
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --persistent")

        await small.generate("feature Pigeon --add-field rings:Int")

        let steps = try text(Self.library)
        #expect(steps.contains("name TEXT NOT NULL, rings INTEGER NOT NULL, folded TEXT NOT NULL"))
        #expect(!steps.contains("ALTER TABLE"))
    }

    @Test func `a new title is named`() async throws {
        try await make(.persistent, fields: ["nest:String"])

        let run = await small.generate("feature Pigeon --add-field name:String")

        #expect(run.error.contains("note: The title of a pigeon is now 'name': challenge pigeons add NAME\n"))
    }

    @Test(
        arguments: [
            "--add-field rings:Int --remove-field nest", "--field name:String --field rings:Int", "--filter nest",
        ])
    func `a cache is emptied by a step of its schema`(options: String) async throws {
        try await make(.cached(.configurable))
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
        #expect(await small.generate("check").output == "")
    }

    @Test func `the tables of a cache get no other name, also with --force`() async throws {
        try await make(.cached(.configurable))
        let before = try small.texts()

        let run = await small.generate("feature Pigeon --plural Flock --force")

        #expect(run.code == .failure)
        #expect(
            run.error.hasPrefix("error: The plural is the name of the table 'pigeons', which users may have.\n"))
        #expect(try small.texts() == before)
    }
}
