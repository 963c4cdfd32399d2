import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Generates features with `--snapshot FILE` in a temporary project.
struct SnapshotGenerationTests {
    private static let others = "2024-10\n# characters\n1\tRick Sanchez\n# zoos\n7\tZoo\n"

    private let small: SmallProject

    init() throws {
        small = try SmallProject()
        try small.write(Self.others, to: SnapshotEdit.path)
    }

    /// Generates the feature with the JSON as its snapshot.
    private func generate(_ json: String, to command: String = "datasource Pigeon") async throws -> (
        code: ExitCode, error: String
    ) {
        try small.write(json, to: "pigeons.json")
        let run = await small.generate("\(command) --snapshot \(small.project.root)/pigeons.json")
        return (run.code, run.error)
    }

    private func makePigeon() async throws {
        try await small.prepare(with: [
            "feature Pigeon --field name:String --field moons:Int? --field weight:Double=weight_kg",
            "datasource Pigeon --remote /pigeon --persistent", "repository Pigeon --kind cached",
        ])
    }

    @Test func `the items become lines of the snapshot, and the repositories fall back to them`() async throws {
        try await makePigeon()

        let run = try await generate(
            #"{"results": [{"name": "A/\tb", "id": 3, "weight_kg": 2, "url": "x"}, {"id": 4, "name": "", "moons": 1, "weight_kg": 0.5}]}"#
        )

        #expect(run.code == .ok, "\(run.error)")
        #expect(
            try small.project.text(of: SnapshotEdit.path) == Self.others + """
                # pigeons
                {"id":3,"name":"A/\\tb","weight_kg":2}
                {"id":4,"moons":1,"name":"","weight_kg":0.5}

                """)
        let texts = try small.texts()
        let folder = "Features/Pigeon/Sources"
        for path in ["Data/Repositories/PigeonRepository.swift", "Data/Repositories/PigeonsPageRepository.swift"] {
            #expect(texts["\(folder)/\(path)"]?.contains("bundled: {") == true, "\(path)")
        }
        #expect(texts["\(folder)/PigeonFeature.swift"]?.contains("snapshotLine: PigeonSnapshotLine.self") == true)
    }

    @Test func `a later snapshot replaces the section, and a removed feature has none`() async throws {
        try await makePigeon()
        let before = try #require(try small.project.text(of: SnapshotEdit.path))
        _ = try await generate(#"[{"id": 3, "name": "A", "weight_kg": 2}]"#)
        try small.write(
            try #require(try small.project.text(of: SnapshotEdit.path)) + "# last\n1\n", to: SnapshotEdit.path)

        let run = try await generate(#"{"id": 5, "name": "B", "weight_kg": 1.5}"#)
        let renewed = try small.project.text(of: SnapshotEdit.path)
        let repeated = await small.generate("repository Pigeon --kind cached")
        let removal = await small.generate("remove Pigeon")

        #expect(run.code == .ok)
        #expect(renewed == before + "# pigeons\n{\"id\":5,\"name\":\"B\",\"weight_kg\":1.5}\n# last\n1\n")
        #expect(repeated.error == "note: Nothing to change.\n")
        #expect(removal.code == .ok, "\(removal.error)")
        #expect(try small.project.text(of: SnapshotEdit.path) == before + "# last\n1\n")
    }

    @Test(
        arguments: [
            (#"[{"id": 3, "weight_kg": 2}]"#, "Item 3 of the snapshot has no 'name' of the type String."),
            (#"[{"id": 3, "name": 1, "weight_kg": 2}]"#, "Item 3 of the snapshot has no 'name' of the type String."),
            (
                #"[{"id": 3, "name": "A", "moons": "x", "weight_kg": 2}]"#,
                "Item 3 of the snapshot has no 'moons' of the type Int."
            ),
            (
                #"[{"id": 3, "name": "A", "weight_kg": 1}, {"id": 3, "name": "B", "weight_kg": 2}]"#,
                "Item 3 appears more than once in the snapshot."
            ),
            (#"[{"name": "A"}]"#, "An item in the file has no 'id'."), ("[]", "The file has no item."),
            ("no JSON", "The file is not valid JSON."),
        ])
    func `a file whose items the feature cannot read is refused`(json: String, message: String) async throws {
        try await makePigeon()
        let before = try small.texts()

        let run = try await generate(json)

        #expect(run.code == .dataError)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
        #expect(try small.texts() == before)
        #expect(try small.project.text(of: SnapshotEdit.path) == Self.others)
    }

    @Test(arguments: ["--kind remote", "--kind cached --policy noCache"])
    func `a feature with a snapshot needs a repository with a cache`(options: String) async throws {
        await small.generate("feature Pigeon --field name:String")
        let run = try await generate(
            #"[{"id": 3, "name": "A"}]"#, to: "datasource Pigeon --remote /pigeon --persistent")
        #expect(run.code == .ok, "\(run.error)")
        let before = try small.texts()

        let refused = await small.generate("repository Pigeon \(options)")

        #expect(refused.code == .usage)
        #expect(
            refused.error.hasPrefix(
                "error: Pigeon has a snapshot, which only a repository with a cache returns.\n"))
        #expect(try small.texts() == before)
    }

    @Test(arguments: ["datasource Pigeon --persistent", "datasource Pigeon --remote /pigeon"])
    func `a feature without a cache of an API has no snapshot`(command: String) async throws {
        await small.generate("feature Pigeon")

        let run = try await generate(#"[{"id": 3, "name": "A"}]"#, to: command)

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: Pigeon has no cache of an API, for which a snapshot is the fallback.\n"))
        #expect(try small.project.text(of: SnapshotEdit.path) == Self.others)
    }
}
