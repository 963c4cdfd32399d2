import ChallengeGeneration
import Testing

/// Each rule finds what breaks it, with its line, and lets pass what does not.
struct RuleTests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let rule: Rule
        let path: String
        let source: String
        let line: Int

        init(_ rule: Rule, _ path: String, _ source: String, line: Int = 1) {
            self.rule = rule
            self.path = path
            self.source = source
            self.line = line
        }

        var testDescription: String { rule.description }
    }

    private static let domain = "Features/Character/Sources/Domain/Models/A.swift"
    private static let data = "Features/Character/Sources/Data/DataSources/A.swift"
    private static let presentation = "Features/Character/Sources/Presentation/A.swift"
    private static let library = "Libraries/Core/Sources/A.swift"

    static let broken = [
        Fixture(LayerRules.domainImports, domain, "import ChallengeNetworking"),
        Fixture(LayerRules.domainKnowsNobody, domain, "struct A {\n    let dto: ThingDTO\n}", line: 2),
        Fixture(LayerRules.presentationImports, presentation, "\nimport ChallengePersistence", line: 2),
        Fixture(LayerRules.presentationKnowsNoData, presentation, "let a: ThingDTO? = nil"),
        Fixture(LayerRules.dataKnowsNoScreen, data, "import ChallengeTerminal"),
        Fixture(LayerRules.dataKnowsNoScreen, data, "let a: ThingCommand"),
        Fixture(ModuleRules.libraries, library, "public import ChallengeNetworking"),
        Fixture(ModuleRules.libraries, "Libraries/Mirror/Sources/A.swift", "import ChallengeCore"),
        Fixture(ModuleRules.features, data, "@testable import ChallengeEpisode"),
        Fixture(ModuleRules.doubles, library, "import ChallengeCoreMocks"),
        Fixture(ModuleRules.foundation, library, "#if os(Linux)\nimport Foundation\n#endif", line: 2),
        Fixture(ModuleRules.urlSession, "App/Challenge/A.swift", "import FoundationNetworking"),
        Fixture(NamingRules.contracts, library, "public protocol Store {}"),
        Fixture(NamingRules.wireTypes, "Features/Character/Sources/Data/DTOs/A.swift", "struct Thing {}"),
        Fixture(NamingRules.mappers, "Features/Character/Sources/Data/Mappers/A.swift", "struct ThingMapper {}"),
        Fixture(NamingRules.doubles, "Features/Character/Tests/Shared/Mocks/A.swift", "struct Fake {}"),
        Fixture(NamingRules.identifiers, domain, "func get(id: Int)"),
        Fixture(
            NamingRules.repositories, "Features/Character/Sources/Data/Repositories/A.swift",
            "final class A: ARepositoryContract {}"),
        Fixture(
            NamingRules.typedErrors, "Features/Character/Sources/Domain/Repositories/A.swift",
            "protocol AContract {\n    func get() async throws -> Int\n}"),
        Fixture(NamingRules.fileNames, library, "struct B {}"),
        Fixture(NamingRules.testNames, "Libraries/Core/Tests/ATests.swift", "\n@Test\nfunc a() {}", line: 2),
        Fixture(NamingRules.testNames, "Libraries/Core/Tests/ATests.swift", "@Test(\n    \"b\") func `a b`() {}"),
        Fixture(VisibilityRules.features, data, "\n\npublic struct A {}", line: 3),
        Fixture(StyleRules.size, library, String(repeating: "\n", count: 350), line: 351),
        Fixture(StyleRules.noTraps, library, "let a = try! b()"),
        Fixture(StyleRules.noSharedState, library, "enum A {\n    static var b = 1\n}", line: 2),
        Fixture(StyleRules.noSharedState, library, "let a = B.shared"),
        Fixture(StyleRules.noLeftovers, library, "let a = 1\n// TO" + "DO: b", line: 2),
        Fixture(StyleRules.uncheckedWithAReason, library, "struct A: @unchecked Sendable {}"),
        Fixture(StyleRules.noSleeping, library, "await Task.sleep(for: a)"),
        Fixture(StyleRules.expectations, "Libraries/Core/Tests/ATests.swift", "@Test func a() { b() }"),
    ]

    static let sound = [
        Fixture(LayerRules.domainImports, domain, "import ChallengeCore\nlet a = \"import ChallengeNetworking\""),
        Fixture(LayerRules.domainKnowsNobody, domain, "// a ThingDTO\n/* ThingDTO */ let a = \"ThingDTO\""),
        Fixture(
            ModuleRules.foundation, library, "#if a\nimport FoundationEssentials\n#else\nimport Foundation\n#endif"),
        Fixture(ModuleRules.urlSession, "Libraries/Networking/Worker/A.swift", "import FoundationNetworking"),
        Fixture(
            NamingRules.mappers, "Features/Character/Sources/Data/Mappers/A.swift", "struct AMapper: MapperContract {}"),
        Fixture(NamingRules.fileNames, "Libraries/Core/Sources/A+B.swift", "extension A {}"),
        Fixture(NamingRules.testNames, "Libraries/Core/Tests/ATests.swift", "@Test(arguments: [1])\nfunc `a b`() {}"),
        Fixture(VisibilityRules.features, "Features/Character/Sources/CharacterFeature.swift", "public struct A {}"),
        Fixture(StyleRules.noSharedState, library, "enum A {\n    static var b: Int { 1 }\n}"),
        Fixture(StyleRules.uncheckedWithAReason, library, "struct A: @unchecked Sendable {\n    // Unchecked: b\n}"),
        Fixture(StyleRules.expectations, "Libraries/Core/Tests/ATests.swift", "@Test func a() { #expect(b) }"),
    ]

    private func violations(_ fixture: Fixture) -> [String] {
        let file = SourceFile(path: fixture.path, source: fixture.source)
        let others = [
            SourceFile(path: "Features/Character/Sources/Data/DTOs/ThingDTO.swift", source: "struct ThingDTO {}"),
            SourceFile(path: "Features/Character/Sources/Presentation/B.swift", source: "struct ThingCommand {}"),
        ]
        return fixture.rule.violations(in: SourceTree(files: [file] + others)).filter { $0.hasPrefix(fixture.path) }
    }

    @Test(arguments: broken)
    func `a rule finds the line that breaks it`(fixture: Fixture) {
        let violations = violations(fixture)

        #expect(violations.count == 1)
        #expect(violations.first?.hasPrefix("\(fixture.path):\(fixture.line): \(fixture.rule.description): ") == true)
    }

    @Test(arguments: sound)
    func `a rule accepts code that keeps it`(fixture: Fixture) {
        #expect(violations(fixture) == [])
    }

    @Test func `every rule has an example`() {
        let tried = Set(Self.broken.map(\.rule.description))

        #expect(Set(ArchitectureTests.rules.map(\.description)).subtracting(tried) == [])
    }

    @Test func `comments and strings are not read as code`() {
        let code = CodeText(
            #"""
            let a = "x // \"y" // z
            /* b /* c */ d */ let e = """
              f "g"
              """
            let h = #"i\"# + j
            """#)

        let words = code.text.split { $0.isWhitespace }.map(String.init)
        #expect(
            words == [
                "let", "a", "=", "\"", "\"", "let", "e", "=", "\"\"\"", "\"\"\"", "let", "h", "=", "#\"", "\"#", "+",
                "j",
            ])
    }
}
