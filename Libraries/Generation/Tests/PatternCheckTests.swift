import Testing

@testable import ChallengeGeneration

struct PatternCheckTests {
    @Test func `the project has no findings`() throws {
        #expect(try PatternCheck(project: .checkout).findings() == [])
    }

    @Test func `generated features have no findings`() async throws {
        let small = try await projectWithPigeons()

        #expect(try findings(in: small) == [])
    }

    /// The files that are emptied, each with the expected findings.
    private static let emptied =
        [
            (
                "Sources/PigeonContainer.swift",
                ["PigeonRepository: is never created", "PigeonsPageRepository: is never created"]
            ),
            (
                "Sources/Data/Repositories/PigeonsPageRepository.swift",
                ["PigeonsPageRepositoryContract: has no implementation"]
            ),
            ("Tests/Unit/Data/PigeonRepositoryTests.swift", ["PigeonRepository: has no test suite"]),
            ("Tests/Unit/Data/PigeonMapperTests.swift", ["PigeonMapper: has no test suite"]),
            ("Tests/Unit/Data/PigeonDTORowTests.swift", ["PigeonDTO+Row: has no test suite"]),
            ("Tests/Unit/Domain/PigeonErrorTests.swift", ["PigeonError: has no test suite"]),
        ] as [(String, [String])]

    @Test func `each type whose implementation, creation or suite is removed is a finding`() async throws {
        let small = try await projectWithPigeons()
        for (file, expected) in Self.emptied {
            let path = "Features/Pigeon/\(file)"
            let text = try #require(try small.project.text(of: path))
            try small.write("", to: path)
            let found = try findings(in: small)
            #expect(expected.allSatisfy(found.contains), "without \(file): \(found)")
            try small.write(text, to: path)
        }
    }

    @Test func `a suite without tests does not count`() async throws {
        let small = try await projectWithPigeons()
        let suite = "struct PigeonMapperTests {\n    // @Test func `a mapper maps`() {}\n}\n"
        try small.write(suite, to: "Features/Pigeon/Tests/Unit/Data/PigeonMapperTests.swift")

        #expect(try findings(in: small) == ["PigeonMapper: has no test suite"])
    }

    @Test func `a finding names the line of the type`() async throws {
        let small = try await projectWithPigeons()
        let contract = "Features/Pigeon/Sources/Domain/Repositories/PigeonsPageRepositoryContract.swift"
        try small.write("// A line.\n\nprotocol PigeonsPageRepositoryContract {}\n", to: contract)
        try small.write("", to: "Features/Pigeon/Sources/Data/Repositories/PigeonsPageRepository.swift")

        let findings = try PatternCheck(project: small.project).findings()

        #expect(findings.first?.description == "\(contract):3: has no implementation (pattern 6)")
    }

    @Test func `an implementation of a local contract needs the contract suite`() async throws {
        let small = try SmallProject()
        await small.generate("feature Pigeon --spanish paloma,palomas")
        await small.generate("datasource Pigeon --memory --persistent")
        await small.generate("repository Pigeon --kind persistent")
        #expect(try findings(in: small) == [])

        try small.write("", to: "Features/Pigeon/Tests/Unit/Data/PigeonRepositoryContractTests.swift")

        #expect(
            try findings(in: small) == [
                "PigeonRepository: has no test suite",
                "PigeonMemoryDataSource: is not tested by its contract suite",
                "PigeonSQLiteDataSource: is not tested by its contract suite",
            ])
    }

    @Test func `a missing file, text or element in the app is a finding`() async throws {
        let small = try await projectWithPigeons()
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        let app = try #require(try small.project.text(of: AppContainerEdit.path))

        try small.remove("Features/Pigeon/README.md")
        try small.write(
            catalog.replacing("pigeonError.notFound %@", with: "pigeonError.lost %@"), to: StringsCatalogEdit.path)
        try small.write(app.replacing("PigeonFeature", with: "ComicFeature"), to: AppContainerEdit.path)

        #expect(
            try findings(in: small) == [
                "README: file not found", "PigeonError: 'pigeonError.notFound %@' has no English and no Spanish text",
                "AppContainer: 'PigeonFeature' is missing", "AppContainer: 'PigeonFeature.schemas' is missing",
                "AppContainer: 'PigeonFeature.tables' is missing",
                "AppContainer: 'PigeonFeature.historyKind' is missing",
                "AppContainer: 'PigeonFeature.collection' is missing",
            ])
    }

    @Test(
        arguments: [
            (AppContainerEdit.path, "import ChallengePigeon\n", "AppContainer: 'import ChallengePigeon' is missing"),
            (ManifestEdit.path, "\"Pigeon\", \"Printing\"", "Package: 'Pigeon' is missing"),
        ])
    func `a line that the app needs is a finding when it is missing`(path: String, line: String, finding: String)
        async throws
    {
        let small = try await projectWithPigeons()
        let text = try #require(try small.project.text(of: path))
        #expect(text.contains(line))

        try small.write(text.replacing(line, with: line.hasPrefix("import") ? "" : "\"Printing\""), to: path)

        #expect(try findings(in: small) == [finding])
    }

    @Test(arguments: ["historyKind", "collection"])
    func `a member that is missing in the list of the history or of a sync is a finding`(member: String) async throws {
        let small = try await projectWithPigeons()
        let app = try #require(try small.project.text(of: AppContainerEdit.path))
        let list = member == "historyKind" ? AppContainerEdit.historyKinds : AppContainerEdit.collections
        var members = try #require(list(app))
        members.elements.removeAll { $0.code == "PigeonFeature.\(member)" }

        try small.write(
            members.text(onePerLine: false) + "let other = PigeonFeature.\(member)\n", to: AppContainerEdit.path)

        #expect(try findings(in: small) == ["AppContainer: 'PigeonFeature.\(member)' is missing"])
    }

    @Test func `an unreadable generated.json is an error`() async throws {
        let small = try await projectWithPigeons()
        try small.write("{", to: "Features/Pigeon/generated.json")

        let error = #expect(throws: GenerationError.self) { try PatternCheck(project: small.project).findings() }

        #expect(error?.message == "'Features/Pigeon/generated.json' is not a valid specification.")
    }

    @Test func `a project without features is an error`() {
        let error = #expect(throws: GenerationError.self) {
            try PatternCheck(project: Project(root: "/nowhere")).findings()
        }

        #expect(error?.message == "No features found in Features/.")
    }

    private func projectWithPigeons() async throws -> SmallProject {
        let small = try SmallProject()
        await small.generate("feature Pigeon --spanish paloma,palomas")
        await small.generate("datasource Pigeon --remote /pigeon --persistent")
        await small.generate("repository Pigeon --kind cached")
        return small
    }

    /// Returns the findings with file names instead of paths.
    private func findings(in small: SmallProject) throws -> [String] {
        try PatternCheck(project: small.project).findings().map { finding in
            "\((finding.path.split(separator: "/").last ?? "").prefix { $0 != "." }): \(finding.message)"
        }
    }
}
