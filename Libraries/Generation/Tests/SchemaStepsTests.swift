import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Changes the fields of a feature whose schema has steps that were written by hand, edited or deleted.
struct SchemaStepsTests {
    private static let library = "Features/Pigeon/Sources/Data/DataSources/Local/PigeonSQLiteDataSource.swift"
    private static let migrations = "Features/Pigeon/Tests/Unit/Data/PigeonMigrationTests.swift"

    private let small: SmallProject

    init() async throws {
        small = try SmallProject()
        try await small.makePigeon(.persistent)
    }

    private func text(_ path: String) throws -> String { try #require(try small.project.text(of: path)) }

    /// Adds a step to the schema, as an engineer does.
    private func writeStep(_ step: String) throws {
        let (steps, end) = (try text(Self.library), "\n        ],\n        derive:")
        let comma = steps.contains("," + end) ? "" : ","
        try small.write(steps.replacing(end, with: "\(comma)\n\(step)        ],\n        derive:"), to: Self.library)
    }

    @Test func `steps that were written by hand stay, and the next one follows them`() async throws {
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

    @Test func `a step that uses a constant of its file keeps the file, also with --force`() async throws {
        try writeStep("            [Self.nestIndex],\n")
        let constant = "    private static let nestIndex = \"CREATE INDEX pigeons_by_nest ON pigeons (nest)\"\n\n"
        let marker = "    let database: Database\n"
        try small.write(text(Self.library).replacing(marker, with: constant + marker), to: Self.library)
        let texts = try small.texts()

        let translated = await small.generate("feature Pigeon --spanish ave,aves")
        let refused = await small.generate("feature Pigeon --add-field rings:Int --force")

        #expect(translated.code == .ok)
        let message = "error: A step of the schema uses 'nestIndex', which was added to \(Self.library).\n"
        #expect(refused.error.hasPrefix(message), "\(refused.error)")
        #expect(try text(Self.library) == texts[Self.library])
    }

    @Test func `a column that a handwritten index uses is dropped only after the index`() async throws {
        try writeStep("            [\"CREATE INDEX pigeons_by_nest ON pigeons (nest)\"],\n")
        let texts = try small.texts()

        let refused = await small.generate("feature Pigeon --remove-field nest --force")
        let unchanged = try small.texts()
        try writeStep("            [\"DROP INDEX pigeons_by_nest\"],\n")
        let dropped = await small.generate("feature Pigeon --remove-field nest")

        #expect(
            refused.error.hasPrefix(
                "error: The new step of the schema would fail after those in \(Self.library): error in index "
                    + "pigeons_by_nest after drop column: no such column: nest.\n"), "\(refused.error)")
        #expect(unchanged == texts)
        #expect(dropped.code == .ok, "\(dropped.error)")
    }

    @Test func `a schema whose steps cannot be found or were deleted is refused`() async throws {
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
                "error: \(Self.library) lacks steps of the schema. Databases of users have run 2 of them.\n"))
    }

    @Test func `a deleted file comes back with all generated steps, but not without those that were written by hand`()
        async throws
    {
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
        #expect(refused.error.contains("lacks steps of the schema. Databases of users have run 4 of them.\n"))
    }

    @Test func `a change that another command made meanwhile is not overwritten`() async throws {
        let before = try #require(try FeatureSpec("Pigeon", in: small.project))
        var after = before
        after.useCases = [.get]
        await small.generate("feature Pigeon --add-field rings:Int")
        let texts = try small.texts()

        let error = #expect(throws: GenerationError.self) {
            try FeatureGenerator(project: small.project, before: before, after: after, isForced: true).changes()
        }

        #expect(error?.message == "Another command changed Pigeon meanwhile.")
        #expect(try small.texts() == texts)
    }
}
