import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Runs `./generate.sh remove` in a temporary project.
struct RemoveCommandTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    /// The commands that generate a feature of each kind.
    ///
    /// A long name needs line breaks in the shared files.
    private static let kinds: [[String]] = [
        ["feature Pigeon"],
        ["feature Pigeon", "datasource Pigeon --memory", "repository Pigeon --kind local"],
        ["feature Pigeon", "datasource Pigeon --persistent", "repository Pigeon --kind persistent"],
        ["feature Pigeon", "datasource Pigeon --remote /pigeon", "repository Pigeon --kind remote"],
        ["feature Pigeon --only-data", "datasource Pigeon --persistent", "repository Pigeon --kind persistent"],
        [
            "feature Pigeon", "datasource Pigeon --remote /pigeon --persistent",
            "repository Pigeon --kind cached --policy localFirst", "usecase GetPigeon --in Pigeon",
        ],
        [
            "feature InternationalHomingPigeon --field name:String --field moons:Int",
            "datasource InternationalHomingPigeon --remote /pigeon --memory --persistent",
            "repository InternationalHomingPigeon --kind cached",
        ],
    ]

    @Test(arguments: kinds)
    func `after a feature is generated and removed, every byte is as before`(lines: [String]) async throws {
        for path in [ManifestEdit.path, AppContainerEdit.path] {
            try small.write(try #require(try Project.checkout.text(of: path)), to: path)
        }
        let before = try small.texts()
        for line in lines { #expect(await small.generate(line).code == .ok) }
        #expect(try small.texts() != before)

        let run = await small.generate("remove \(lines[0].split(separator: " ")[1])")

        #expect(run.code == .ok, "\(run.error)")
        let after = try small.texts()
        #expect(Set(after.keys) == Set(before.keys))
        for (path, text) in after where before[path] != text {
            Issue.record("\(path):\n\(LineDiff(from: before[path] ?? "", to: text).text)")
        }
        #expect(small.project.names(in: "Features") == ["Cache"])
    }

    private func makePigeon() async throws {
        try await small.prepare(with: [
            "feature Pigeon", "datasource Pigeon --remote /pigeon --persistent", "repository Pigeon --kind cached",
        ])
    }

    @Test func `lines that others added to the shared files stay`() async throws {
        try await makePigeon()
        let canary = try SmallProject()
        for feature in ["feature Canary", "datasource Canary --persistent", "repository Canary --kind persistent"] {
            await small.generate(feature)
            await canary.generate(feature)
        }

        await small.generate("remove Pigeon")

        #expect(try small.texts() == canary.texts())
    }

    @Test(
        arguments: [
            ("Features/Pigeon/Sources/PigeonContainer.swift", "struct", "// mine\nstruct"),
            (StringsCatalogEdit.path, "Pigeon %@ was not found.", "No pigeon is called %@."),
            (ManifestEdit.path, "\"Pigeon\", uses: [", "\"Pigeon\", uses: [\"Mirror\", "),
            (AppContainerEdit.path, "PigeonDependencies(", "PigeonDependencies(extra: 1, "),
            (AppContainerEdit.path, "let ownCommands = [", "let kind = PigeonFeature.historyKind\nlet ownCommands = ["),
        ])
    func `edited code is removed only with --force`(path: String, old: String, new: String) async throws {
        try await makePigeon()
        let text = try #require(try small.project.text(of: path))
        #expect(text.contains(old))
        try small.write(text.replacing(old, with: new), to: path)
        let edited = try small.texts()
        let place = path == StringsCatalogEdit.path ? "'pigeonError.notFound %@'" : path

        let refused = await small.generate("remove Pigeon")
        let unchanged = try small.texts()
        let dry = await small.generate("remove Pigeon --force --dry-run")
        let stillUnchanged = try small.texts()
        let forced = await small.generate("remove Pigeon --force")

        #expect(refused.code == .failure)
        #expect(refused.error.hasPrefix("error: Edited after they were generated: \(place)\n"), "\(refused.error)")
        #expect(unchanged == edited)
        #expect(dry.output.contains("delete Features/Pigeon/generated.json\n"))
        #expect(stillUnchanged == edited)
        #expect(forced.code == .ok)
        #expect(small.project.names(in: "Features") == ["Cache"])
        #expect(try small.project.text(of: ManifestEdit.path)?.contains("Pigeon") == false)
        #expect(try small.project.text(of: StringsCatalogEdit.path)?.contains("pigeon") == false)
    }

    @Test func `a file that was written by hand is removed only with --force`() async throws {
        try await makePigeon()
        let path = "Features/Pigeon/Sources/Mine.swift"
        try small.write("// mine\n", to: path)

        let refused = await small.generate("remove Pigeon")

        #expect(
            refused.error == """
                error: Written by hand: \(path)
                No file was changed. Use --force to delete them, or --dry-run --force to list the files.

                """)
        #expect(try small.project.text(of: path) == "// mine\n")
        #expect(await small.generate("remove Pigeon --force").code == .ok)
        #expect(small.project.names(in: "Features") == ["Cache"])
    }

    @Test func `a feature that other code imports is removed only with --force`() async throws {
        try await makePigeon()
        let path = "App/Challenge/PigeonProvider.swift"
        try small.write("import ChallengePigeon\n", to: path)

        let refused = await small.generate("remove Pigeon")

        #expect(refused.code == .failure)
        #expect(refused.error.hasPrefix("error: Pigeon is used by \(path).\n"), "\(refused.error)")
        #expect(small.project.names(in: "Features") == ["Cache", "Pigeon"])
        #expect(await small.generate("remove Pigeon --force").code == .ok)
        #expect(try small.project.text(of: path) == "import ChallengePigeon\n")
    }

    @Test(
        arguments: [
            ("remove Cache", "Cache was written by hand. The generator cannot change it."),
            ("remove Pigeon", "Unknown feature 'Pigeon'.\n'./generate.sh list' shows the features."),
        ])
    func `a feature that was not generated is not removed`(line: String, message: String) async throws {
        let before = try small.texts()

        let run = await small.generate(line)

        #expect(run.code != .ok)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
        #expect(try small.texts() == before)
    }

    @Test func `a file of an earlier template counts as edited only if its hash differs`() async throws {
        try await small.makePigeon(.persistent)
        let path = "Features/Pigeon/README.md"
        let template = "\(Blueprint.folder)/Feature/README.md.template"
        try small.write("# __Name__ of a later template\n", to: template)

        let changed = await small.generate("feature Pigeon --title nest")
        let removed = await small.generate("remove Pigeon")

        #expect(changed.code == .ok)
        #expect(removed.code == .ok, "\(removed.error)")
        #expect(try small.project.text(of: path) == nil)
    }
}
