import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Plants a defect in a feature and expects that `./generate.sh check` finds it.
struct CompletenessTests {
    private func project() async throws -> SmallProject {
        let small = try SmallProject()
        try await small.prepare(with: [
            "feature Pigeon --spanish paloma,palomas", "datasource Pigeon --remote /pigeon --persistent",
            "repository Pigeon --kind cached",
        ])
        return small
    }

    @Test(arguments: ["--memory|local", "--remote /pigeon --memory|cached", "--remote /pigeon|remote"])
    func `a feature without commands or without a table lacks nothing`(kind: String) async throws {
        let small = try SmallProject()
        let parts = kind.split(separator: "|")
        await small.generate("feature Pigeon --spanish paloma,palomas")
        await small.generate("datasource Pigeon \(parts[0])")

        #expect(await small.generate("repository Pigeon --kind \(parts[1])").code == .ok)
        #expect(await small.generate("check").error == "note: No problems found.\n")
    }

    @Test(arguments: ["Contract", "Mapper", "UseCase", "Summaries"])
    func `in a feature with the name of a role, the model does not have this role`(name: String) throws {
        let small = try SmallProject()
        for file in ["Domain/Models/\(name)", "Presentation/RecordSchema+\(name)"] {
            try small.write("extension Int {}\n", to: "Features/\(name)/Sources/\(file).swift")
        }

        let found = try findings(in: small)

        #expect(found.filter { $0.contains(".swift:") && $0.contains("has no") } == [], "\(found)")
    }

    /// The files that are deleted, each with a part of a finding.
    private static let deleted = [
        ("Sources/Data/Mappers/PigeonMapper.swift", "'PigeonMapper' is not declared"),
        ("Sources/Data/Mappers/PigeonMapper.swift", "'PigeonErrorMapper' is not declared"),
        ("Sources/Data/Mappers/PigeonMapper.swift", "Features/Pigeon: lacks a mapper"),
        ("Sources/Data/Mappers/PigeonMapper.swift", "Features/Pigeon: lacks an error mapper"),
        ("Sources/Domain/Models/Pigeon.swift", "Sources/Domain/Models/Pigeon.swift: file not found"),
        ("Sources/Domain/Models/Pigeon.swift", "Features/Pigeon: lacks a model"),
        ("Sources/Data/DTOs/PigeonDTO.swift", "'PigeonDTO' is not declared"),
        ("Sources/Data/DTOs/PigeonDTO.swift", "Features/Pigeon: lacks a DTO"),
        ("Sources/Data/DataSources/Local/PigeonDTO+Row.swift", "'PigeonDTO+Row' is missing"),
        ("Tests/Shared/Mocks/PigeonRepositoryMock.swift", "'PigeonRepositoryContract' has no mock"),
        ("Tests/Shared/Mocks/PigeonRemoteDataSourceMock.swift", "'PigeonRemoteDataSourceMock' is not declared"),
        ("Sources/Presentation/PigeonCommand.swift", "'PigeonCommand' is not declared"),
        ("Sources/Presentation/PigeonsListCommand.swift", "Features/Pigeon: lacks a list command"),
        ("Sources/Presentation/PigeonsSearchCommand.swift", "Features/Pigeon: lacks a search command"),
        ("Sources/Presentation/PigeonError+Presentable.swift", "Features/Pigeon: lacks texts of its error"),
        ("Sources/Presentation/PigeonError+Presentable.swift", "'PigeonError' does not conform to PresentableError"),
        ("Sources/Presentation/PigeonsCommand.swift", "'PigeonsListCommand' is never used"),
        ("Sources/PigeonFeature.swift", "'PigeonCommand' is never used"),
        ("Sources/Domain/Models/PigeonsFilter.swift", "Features/Pigeon: lacks a filter"),
        ("Sources/PigeonContainer.swift", "'PigeonContainer' is not declared"),
        ("Sources/PigeonContainer.swift", "Features/Pigeon: lacks a container"),
        ("Tests/Unit/Presentation/PigeonsCommandsTests.swift", "no suite runs the command 'search'"),
        ("Tests/Unit/Data/PigeonErrorMapperTests.swift", "'PigeonErrorMapper' has no test suite"),
        ("generated.json", "Features/Pigeon/generated.json: file not found"),
    ]

    @Test func `a deleted file is found, whether the feature was generated or written by hand`() async throws {
        let small = try await project()
        let specification = "Features/Pigeon/generated.json"
        let spec = try #require(try small.project.text(of: specification))
        for (file, deleted) in Dictionary(grouping: Self.deleted, by: \.0) {
            let path = "Features/Pigeon/\(file)"
            let text = try #require(try small.project.text(of: path))
            let expected = deleted.map(\.1)
            try small.remove(path)
            let found = try findings(in: small)
            for finding in expected {
                #expect(found.contains { $0.contains(finding) }, "\(file): \(finding) in \(found)")
            }
            let expectedByHand = expected.filter { path != specification && !$0.hasSuffix("file not found") }
            if !expectedByHand.isEmpty {
                try small.remove(specification)
                let found = try findings(in: small)
                for finding in expectedByHand {
                    #expect(found.contains { $0.contains(finding) }, "by hand, \(file): \(finding) in \(found)")
                }
            }
            try small.write(spec, to: specification)
            try small.write(text, to: path)
        }
        #expect(try findings(in: small) == [])
    }

    /// The files of parts that are written by hand, each with the finding after its deletion.
    private static let handwritten = [
        (
            "Sources/Ports/NestProviderContract.swift", "public protocol NestProviderContract: Sendable {}\n",
            "'NestProviderContract' is not declared"
        ),
        (
            "Tests/Shared/Mocks/NestProviderMock.swift", "struct NestProviderMock: NestProviderContract {}\n",
            "'NestProviderMock' is not declared"
        ),
        (
            "Sources/Ports/PigeonSummaries.swift",
            "/// With a nest.\nstruct PigeonSummaries { let nest: any NestProviderContract }\n",
            "'PigeonSummaries' is not declared"
        ),
        (
            "Tests/Unit/PigeonSummariesTests.swift",
            "struct PigeonSummariesTests { let sut = PigeonSummaries(nest: NestProviderMock()); @Test func a() {} }\n",
            "has no test suite"
        ),
        (
            "Sources/Data/Mappers/NestMapper.swift",
            "/// Nests.\nstruct NestMapper { let pigeons: [PigeonSummaries] }\n"
                + "struct RingMapper { let nests: NestMapper }\nlet ring: RingMapper\n",
            "'NestMapper' is not declared"
        ),
        (
            "Tests/Unit/MapperTests.swift",
            "struct NestMapperTests { let sut: NestMapper; let rings: RingMapper; @Test func a() {} }\n",
            "'RingMapper' has no test suite"
        ),
        ("Sources/Domain/Models/Egg.swift", "struct Egg { let nest: Ring }\nenum Ring {}\n", "'Egg' is not declared"),
        (
            "Sources/Domain/Models/Flock.swift",
            "/// Birds.\nstruct Flock { func eggs(_ all: [Egg]) -> Int { if all.isEmpty { 0 } else { 1 } } }\n",
            "'Flock' is not declared"
        ),
        (
            "Tests/Unit/FlockTests.swift", "struct FlockTests { struct Egg {}; let sut: Flock; @Test func a() {} }\n",
            "has no test suite"
        ),
    ]

    @Test func `a deleted part that is written by hand is found`() async throws {
        let small = try await project()
        for (file, text, _) in Self.handwritten { try small.write(text, to: "Features/Pigeon/\(file)") }
        #expect(try findings(in: small) == [])

        for (file, text, finding) in Self.handwritten {
            try small.remove("Features/Pigeon/\(file)")
            let found = try findings(in: small)
            #expect(found.contains { $0.contains(finding) }, "\(file): \(found)")
            try small.write(text, to: "Features/Pigeon/\(file)")
        }
    }

    /// The lines that a test adds to a file, each with the names that are not declared.
    private static let lines = [
        ("let egg: Egg", ["Egg"]), ("func lay<Egg: Sendable>(_ egg: Egg) where Egg: Hashable {}", []),
        ("protocol NestContract { associatedtype Egg; var egg: Egg { get } }", []), ("typealias Egg = Int", []),
        ("let egg = Pigeon.Egg.self // Nest", []), ("@Nest var text = \"Egg\"", []), ("let mode = SIGINT", []),
        ("@Test func `an Egg`() {}", []), ("let egg: ChallengeCore.Page<Egg>", ["Egg"]),
        ("import Synchronization\nlet egg: Mutex<Egg>, nest: NestMapper", ["NestMapper"]),
        ("import Foundation\nlet date: Date, place: Scratch, lay: Egg", ["Scratch", "Egg"]),
        ("let place: Place, table: SearchQuery.Place, column: TableColumn", ["Place"]),
        ("import ChallengeTestSupport\nlet place: Scratch, lay: Egg", ["Egg"]),
        ("func lay<Egg: Sendable, Nest: Error>(_ egg: Egg, _ nest: Nest) {}", []),
        ("struct Flock { init<Egg>(_ egg: Egg) {}; subscript<Nest>(_ nest: Nest) -> Int { 0 } }", []),
        ("typealias Pair<Left> = (Left, Left)", []), ("let initial = Page<Egg>.self", ["Egg"]),
        ("extension Array { var second: Element? { nil } }", []), ("let egg: ChallengePigeon.Egg", []),
        ("#if os(Linux)\n#endif", []), ("let text = /Egg/", []), ("enum Nest { struct Egg {} }\nlet egg: Egg", []),
        ("import FoundationEssentials\nlet egg: Egg, queue: DispatchQueue", ["Egg"]),
        ("@preconcurrency import Glibc\nlet directory: Directory", []),
        ("@Suite(.serialized, .tags(.slow)) struct Egg {}\nlet egg: Egg", []),
    ]

    @Test func `only a name that must be that of a type is reported as undeclared`() async throws {
        let small = try await project()
        for (line, names) in Self.lines {
            try small.write("import ChallengeCore\n\(line)\n", to: "Features/Pigeon/Tests/Shared/Eggs.swift")
            #expect(
                try findings(in: small).map { $0.split(separator: ": ").last.map(String.init) }
                    == names.map { "'\($0)' is not declared (pattern 3)" }, "\(line)")
        }
    }

    @Test func `a command that no suite runs is found`() async throws {
        let small = try await project()
        let path = "Features/Pigeon/Sources/Presentation/PigeonsCommand.swift"
        let text = try #require(try small.project.text(of: path))

        // The keyword `import` in a suite does not count as a run of the command.
        try small.write(text + "let command =\n    Command(\n        \"import\", summary: \"\")\n", to: path)

        #expect(
            try findings(in: small) == [
                "\(path):\(text.count(where: \.isNewline) + 2): no suite runs the command 'import' (pattern 11)"
            ])
    }

    @Test(arguments: [("en", "English"), ("es", "Spanish")])
    func `a text that is missing or empty in one language is found`(language: String, name: String) async throws {
        let small = try await project()
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        let parts = try #require(catalog.firstRange(of: "\"pigeon.command.list\" : {"))
        let place = try #require(catalog[parts.upperBound...].firstRange(of: "\"\(language)\" : {"))

        try small.write(
            catalog[..<place.lowerBound] + "\"xx\" : {" + catalog[place.upperBound...], to: StringsCatalogEdit.path)

        let path = "Features/Pigeon/Sources/Presentation/PigeonsListCommand.swift"
        let found = try findings(in: small)
        #expect(found.count == 1, "\(found)")
        #expect(found.allSatisfy { $0.hasPrefix(path) && $0.contains("'pigeon.command.list' has no \(name) text") })
    }

    @Test func `a missing text is found whose key begins with the plural of the feature`() async throws {
        let small = try await project()
        let path = "Features/Pigeon/Sources/Presentation/PigeonsListCommand.swift"
        let text = try #require(try small.project.text(of: path))
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))

        try small.write(
            catalog.replacing("\"pigeon.command.list\"", with: "\"pigeons.list\""), to: StringsCatalogEdit.path)
        try small.write(text.replacing("pigeon.command.list", with: "pigeons.list"), to: path)
        #expect(try findings(in: small) == [])
        try small.write(text.replacing("pigeon.command.list", with: "pigeons.other"), to: path)

        #expect(
            try findings(in: small).map { $0.contains("'pigeons.other' has no English and no Spanish text") } == [true])
    }

    @Test func `only a literal with the form of a key counts as one`() async throws {
        let small = try await project()
        let line = #"return text == "a \"b" ? "pigeon.missing %@".localized(text) : text // "pigeon.comment""#
        let others = [
            #"let file = "pigeon.json", end = "pigeon.", other = "other.word", place = "pigeon.a/b""#,
            #"enum CodingKeys: String, CodingKey { "#, #"case name = "pigeon.name""#, "}",
            #"let schema = Field("pigeon.name", header: "pigeon.noun"), table = CacheTable(field: "pigeon.nest")"#,
            #"let html = """"#, #"<a href="pigeon.nest">"#, #"""""#,
        ]
        let localized = "let word = \"anywhere\".localized()"
        let path = "Features/Pigeon/Sources/Data/Files.swift"

        try small.write((others + [line, localized, ""]).joined(separator: "\n"), to: path)

        let found = try findings(in: small)
        #expect(
            found == [
                "\(path):9: 'pigeon.missing %@' has no English and no Spanish text (pattern 12)",
                "\(path):10: 'anywhere' has no English and no Spanish text (pattern 12)",
            ], "\(found)")
    }

    @Test func `entries of the manifest and the app without a folder are found`() async throws {
        let small = try await project()
        for path in small.project.files(below: "Features/Pigeon") { try small.remove(path) }
        try small.remove("Features/Pigeon")

        #expect(
            try findings(in: small) == [
                "Package.swift: Features/Pigeon does not exist (pattern 2)",
                "App/Challenge/AppContainer.swift: Features/Pigeon does not exist (pattern 2)",
            ])
    }

    @Test func `texts without a translation are named at the end of a generation and found until they are translated`()
        async throws
    {
        let small = try SmallProject()
        let new = "\"state\" : \"new\""
        // The catalog of this checkout can have untranslated texts of generated features.
        let earlier = try small.project.text(of: StringsCatalogEdit.path)?.ranges(of: new).count
        let run = await small.generate("feature Pigeon --field name:String --field moons:Int --spanish paloma,palomas")
        await small.generate("datasource Pigeon --remote /pigeon --persistent")
        let second = await small.generate("repository Pigeon --kind cached")
        let key = "pigeon.field.moons"

        #expect(!run.error.contains("Not translated"))
        #expect(second.error.contains("note: Not translated into Spanish: \(key). Translate them in"))
        #expect(
            await small.generate("check").error == """
                warning: \(StringsCatalogEdit.path): not translated into Spanish: \(key) (pattern 12)
                note: Docs/Patterns.md describes the patterns.

                """)
        #expect(await small.generate("check").code == .ok)
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        #expect(catalog.ranges(of: new).count - (try #require(earlier)) == 1)
        try small.write(catalog.replacing(new, with: "\"state\" : \"translated\""), to: StringsCatalogEdit.path)
        #expect(await small.generate("check").error == "note: No problems found.\n")
    }

    @Test func `without a Spanish noun every text with the noun is named, and --spanish translates them`() async throws
    {
        let small = try SmallProject()

        let run = await small.generate("feature Pigeon")
        #expect(run.error.contains("Run ./generate.sh feature Pigeon --spanish SINGULAR,PLURAL to translate them."))
        #expect(run.error.contains("Not translated into Spanish: pigeonError.notFound %@"))
        let check = await small.generate("check").error
        #expect(check.contains(": not translated into Spanish: pigeonError.notFound %@ (pattern 12)\n"), "\(check)")

        await small.generate("feature Pigeon --spanish paloma,palomas")
        #expect(await small.generate("check").error == "note: No problems found.\n")
    }

    private func findings(in small: SmallProject) throws -> [String] {
        try PatternCheck(project: small.project).findings().map(\.description)
    }
}
