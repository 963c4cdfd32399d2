import Testing

@testable import ChallengeGeneration

struct PatternCheckTests {
    @Test func `the project has no findings`() throws {
        #expect(try PatternCheck(project: .checkout).findings() == [])
    }

    @Test func `generated features have no findings`() async throws {
        let small = try await projectWithPigeons()

        #expect(try gaps(in: small) == [])
    }

    /// Files that are emptied, and what is said of them.
    private static let emptied =
        [
            (
                "Sources/PigeonContainer.swift",
                ["PigeonRepository: nothing builds it", "PigeonsPageRepository: nothing builds it"]
            ),
            (
                "Sources/Data/Repositories/PigeonsPageRepository.swift",
                ["PigeonsPageRepositoryContract: nothing implements it"]
            ),
            ("Tests/Unit/Data/PigeonRepositoryTests.swift", ["PigeonRepository: has no suite of its own"]),
            ("Tests/Unit/Data/PigeonMapperTests.swift", ["PigeonMapper: has no suite of its own"]),
            ("Tests/Unit/Data/PigeonDTORowTests.swift", ["PigeonDTO+Row: has no suite of its own"]),
            ("Tests/Unit/Domain/PigeonErrorTests.swift", ["PigeonError: has no suite of its own"]),
        ] as [(String, [String])]

    @Test func `a removed file or type is a finding`() async throws {
        let small = try await projectWithPigeons()
        for (file, expected) in Self.emptied {
            let path = "Features/Pigeon/\(file)"
            let text = try #require(try small.project.text(of: path))
            try small.write("", to: path)
            #expect(try gaps(in: small) == expected, "without \(file)")
            try small.write(text, to: path)
        }
    }

    @Test func `a finding names the line of the type that lacks something`() async throws {
        let small = try await projectWithPigeons()
        let contract = "Features/Pigeon/Sources/Domain/Repositories/PigeonsPageRepositoryContract.swift"
        try small.write("// A line.\n\nprotocol PigeonsPageRepositoryContract {}\n", to: contract)
        try small.write("", to: "Features/Pigeon/Sources/Data/Repositories/PigeonsPageRepository.swift")

        let findings = try PatternCheck(project: small.project).findings()

        #expect(findings.map(\.description) == ["\(contract):3: nothing implements it"])
    }

    @Test func `an implementation of a local contract needs its suite`() async throws {
        let small = try SmallProject()
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --memory --persistent")
        await small.generate("repository Pigeon --kind persistent")
        #expect(try gaps(in: small) == [])

        try small.write("", to: "Features/Pigeon/Tests/Unit/Data/PigeonRepositoryContractTests.swift")

        #expect(
            try gaps(in: small) == [
                "PigeonRepository: has no suite of its own",
                "PigeonMemoryDataSource: is not in the suite of its contract",
                "PigeonSQLiteDataSource: is not in the suite of its contract",
            ])
    }

    @Test func `a missing file, text or wiring is a finding`() async throws {
        let small = try await projectWithPigeons()
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        let app = try #require(try small.project.text(of: AppContainerEdit.path))

        try small.remove("Features/Pigeon/README.md")
        try small.write(
            catalog.replacing("pigeonError.notFound %@", with: "pigeonError.lost %@"), to: StringsCatalogEdit.path)
        try small.write(app.replacing("PigeonFeature", with: "ComicFeature"), to: AppContainerEdit.path)

        #expect(
            try gaps(in: small) == [
                "README: every feature has one", "PigeonError: the catalog has no ‘pigeonError.notFound %@’",
                "AppContainer: has no PigeonFeature", "AppContainer: has no PigeonFeature.schemas",
                "AppContainer: has no PigeonFeature.tables", "AppContainer: has no PigeonFeature.historyKind",
            ])
    }

    @Test func `an unreadable generated.json is an error`() async throws {
        let small = try await projectWithPigeons()
        try small.write("{", to: "Features/Pigeon/generated.json")

        let error = #expect(throws: GenerationError.self) { try PatternCheck(project: small.project).findings() }

        #expect(error?.message == "Features/Pigeon/generated.json cannot be understood.")
    }

    @Test func `a project without features is an error`() {
        let error = #expect(throws: GenerationError.self) {
            try PatternCheck(project: Project(root: "/nowhere")).findings()
        }

        #expect(error?.message == "There are no features here to be checked.")
    }

    private func projectWithPigeons() async throws -> SmallProject {
        let small = try SmallProject()
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --remote /pigeon --persistent")
        await small.generate("repository Pigeon --kind cached")
        return small
    }

    /// What the patterns ask of the generated feature and it lacks, with the files' names alone.
    private func gaps(in small: SmallProject) throws -> [String] {
        try PatternCheck(project: small.project).findings().map { finding in
            "\((finding.path.split(separator: "/").last ?? "").prefix { $0 != "." }): \(finding.message)"
        }
    }
}
