import Testing

/// Checks that each rule finds code that violates it, and accepts code that follows it.
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
    private static let repository = "Features/Character/Sources/Data/Repositories/A.swift"
    private static let presentation = "Features/Character/Sources/Presentation/A.swift"
    private static let dtos = "Features/Character/Sources/Data/DTOs/A.swift"
    private static let error = "Features/Character/Sources/Domain/Errors/CharacterError.swift"
    private static let core = "Libraries/Core/Sources/A.swift"

    static let violating = [
        Fixture(LayerRules.domainImports, domain, "import ChallengeNetworking"),
        Fixture(LayerRules.domainTypes, domain, "struct A {\n    let dto: PlanetDTO\n}", line: 2),
        Fixture(LayerRules.presentationImports, presentation, "\nimport ChallengePersistence", line: 2),
        Fixture(LayerRules.presentationTypes, presentation, "let a: PlanetDTO? = nil"),
        Fixture(LayerRules.dataDependencies, data, "import ChallengeTerminal"),
        Fixture(LayerRules.dataDependencies, data, "let a: PlanetCommand"),
        Fixture(DataRules.repositorySources, repository, "\nlet local: PlanetSQLiteDataSource", line: 2),
        Fixture(DataRules.repositorySources, repository, "\nlet a: Database", line: 2),
        Fixture(DataRules.dataSourceTypes, data, "func get() -> [Planet]"),
        Fixture(ModuleRules.sharedModules, core, "public import ChallengeNetworking"),
        Fixture(ModuleRules.sharedModules, "Libraries/Mirror/Sources/A.swift", "import ChallengeTerminal"),
        Fixture(ModuleRules.features, data, "@testable import ChallengeEpisode"),
        Fixture(ModuleRules.ports, "Features/Character/Sources/Ports/A.swift", "\nprotocol AContract {}", line: 2),
        Fixture(ModuleRules.testDoubles, core, "import ChallengeCoreMocks"),
        Fixture(ModuleRules.platform, core, "import Foundation"),
        Fixture(ModuleRules.platform, core, "let a = 1\n#if os(Linux)", line: 2),
        Fixture(ModuleRules.urlSession, "App/Challenge/A.swift", "import FoundationNetworking"),
        Fixture(NamingRules.contracts, core, "public protocol Store {}"),
        Fixture(NamingRules.dtos, dtos, "struct Planet {}"),
        Fixture(NamingRules.mappers, "Features/Character/Sources/Data/Mappers/A.swift", "struct PlanetMapper {}"),
        Fixture(NamingRules.mocks, "Features/Character/Tests/Shared/Mocks/A.swift", "struct Fake {}"),
        Fixture(NamingRules.identifiers, domain, "func get(id: Int)"),
        Fixture(
            NamingRules.repositories, "Features/Character/Sources/Data/Repositories/A.swift",
            "final class A: ARepositoryContract {}"),
        Fixture(
            NamingRules.typedErrors, "Features/Character/Sources/Domain/Repositories/A.swift",
            "protocol AContract {\n    func get() async throws -> Int\n    func list() async -> Int\n}"),
        Fixture(NamingRules.fileNames, core, "struct B {}"),
        Fixture(NamingRules.testNames, "Libraries/Core/Tests/ATests.swift", "\n@Test\nfunc a() {}", line: 2),
        Fixture(NamingRules.testNames, "Libraries/Core/Tests/ATests.swift", "@Test(\n    \"b\") func `a b`() {}"),
        Fixture(DataRules.dtoTypes, dtos, "struct ADTO {\n    let orbit: [Orbit]\n}", line: 2),
        Fixture(DataRules.mapperUses, presentation, "let a = PlanetMapper().map(b)"),
        Fixture(DataRules.mapperUses, domain, "\nlet a: PlanetErrorMapper.Input", line: 2),
        Fixture(DataRules.mapperUses, "Features/Character/Sources/CharacterFeature.swift", "let a = PlanetMapper()"),
        Fixture(DataRules.collectionSources, data, "let a: CollectionSources<PlanetDTO>"),
        Fixture(DataRules.collectionSources, "App/Challenge/A.swift", "let a = CollectionSources<PlanetDTO>(b)"),
        Fixture(ErrorRules.errorMappers, dtos, "\nlet a = APICollection<MoonDTO>(b)", line: 2),
        Fixture(ErrorRules.errorMappers, dtos, "let a = APICollection<OrbitDTO>(b)"),
        Fixture(ErrorRules.localizedErrors, error, "\npublic enum CharacterError: Error {}", line: 2),
        Fixture(VisibilityRules.features, data, "\n\npublic struct A {}", line: 3),
        Fixture(StyleRules.fileSize, core, String(repeating: "\n", count: 350), line: 351),
        Fixture(StyleRules.noTraps, core, "let a = try! b()"),
        Fixture(StyleRules.noTraps, core, "let a = \"!\"\nlet b = Key(rawValue: c)!", line: 2),
        Fixture(StyleRules.noTraps, core, "let a = b.unsafelyUnwrapped"),
        Fixture(StyleRules.noGlobalState, core, "enum A {\n    static var b = 1\n}", line: 2),
        Fixture(StyleRules.noGlobalState, core, "let a = B.shared"),
        Fixture(StyleRules.noUnfinishedWork, core, "let a = 1\n// TO" + "DO: b", line: 2),
        Fixture(StyleRules.uncheckedSendable, core, "struct A: @unchecked Sendable {}"),
        Fixture(StyleRules.noSleeping, core, "await Task.sleep(for: a)"),
        Fixture(StyleRules.expectations, "Libraries/Core/Tests/ATests.swift", "@Test func a() { b() }"),
        Fixture(StyleRules.suites, domain, "struct A {\n    let b = if c { 1 } else { 2 }\n}"),
        Fixture(StyleRules.summaryOpeners, core, "\n/// What b is.\n/// More.\nstruct A {}", line: 2),
        Fixture(StyleRules.summaryOpeners, core, "struct A {\n    /// Whether b.\n    var b: Bool\n}", line: 2),
        Fixture(StyleRules.documentationWords, core, "/// An a.\n///\n/// Nobody’s b.\nstruct A {}", line: 3),
        Fixture(StyleRules.documentationWords, "App/Challenge/A.swift", "/// A thing.\nstruct A {}"),
        Fixture(
            ErrorRules.number, core,
            (1...ErrorRules.mostTypes).map { "enum A\($0): Error {}\n" }.joined() + "extension B: PresentableError {}",
            line: ErrorRules.mostTypes + 1),
        Fixture(
            OptionRules.declared, presentation,
            "\nlet a = Flag(\"a\")\nlet b = invocation.has(Self.a)\nlet c = invocation[a]", line: 2),
    ]

    static let conforming = [
        Fixture(
            OptionRules.declared, presentation,
            "let a = Option(\"a\")\nlet b = Command(options: [Self.a])\nlet c = invocation[Self.a]"),
        Fixture(
            ErrorRules.number, core,
            (1...ErrorRules.mostTypes).map { "enum A\($0): Error {}\nextension A\($0): LocalizedError {}\n" }.joined()
                + "struct B<C: Error> where C: Error {}\nprotocol DContract: Error {}"),
        Fixture(LayerRules.domainImports, domain, "import ChallengeCore\nlet a = \"import ChallengeNetworking\""),
        Fixture(LayerRules.domainTypes, domain, "// a PlanetDTO\n/* PlanetDTO */ let a = \"PlanetDTO\""),
        Fixture(DataRules.repositorySources, repository, "let local: any PlanetLocalDataSourceContract"),
        Fixture(ModuleRules.platform, core, "import ChallengePlatform"),
        Fixture(ModuleRules.platform, "Libraries/Core/Platform/A.swift", "import Glibc"),
        Fixture(ModuleRules.urlSession, "Libraries/Networking/Worker/A.swift", "import FoundationNetworking"),
        Fixture(
            NamingRules.mappers, "Features/Character/Sources/Data/Mappers/AMapper.swift",
            "struct AMapper: MapperContract {}"),
        Fixture(DataRules.dtoTypes, dtos, "// Orbit\nstruct OrbitDTO {}"),
        Fixture(DataRules.mapperUses, data, "let a = PlanetMapper().map(b)"),
        Fixture(DataRules.mapperUses, presentation, "let mapper = 1 // PlanetMapper\nlet errorMapper = mapper"),
        Fixture(DataRules.mapperUses, "Features/Character/Sources/CharacterContainer.swift", "let a = PlanetMapper()"),
        Fixture(
            DataRules.collectionSources, "Features/Character/Sources/CharacterContainer.swift",
            "let a = CollectionSources<PlanetDTO>(b)"),
        Fixture(DataRules.collectionSources, "Libraries/Repository/Sources/A.swift", "struct CollectionSources {}"),
        Fixture(ErrorRules.errorMappers, dtos, "let a = APICollection<PlanetDTO>(b)"),
        Fixture(ErrorRules.localizedErrors, error, "public enum CharacterError: CollectionErrorContract {}"),
        Fixture(
            ErrorRules.localizedErrors, error,
            "public enum CharacterError: Error {}\nextension CharacterError: LocalizedError {}"),
        Fixture(NamingRules.fileNames, "Libraries/Core/Sources/A+B.swift", "extension A {}"),
        Fixture(NamingRules.testNames, "Libraries/Core/Tests/ATests.swift", "@Test(arguments: [1])\nfunc `a b`() {}"),
        Fixture(VisibilityRules.features, "Features/Character/Sources/CharacterFeature.swift", "public struct A {}"),
        Fixture(StyleRules.noTraps, core, "let a = !b && c != d // e!"),
        Fixture(StyleRules.noGlobalState, core, "enum A {\n    static var b: Int { 1 }\n}"),
        Fixture(StyleRules.uncheckedSendable, core, "struct A: @unchecked Sendable {\n    // Unchecked: b\n}"),
        Fixture(StyleRules.expectations, "Libraries/Core/Tests/ATests.swift", "@Test func a() { #expect(b) }"),
        Fixture(StyleRules.suites, domain, "#if a\n#endif\nstruct A {}"),
        Fixture(StyleRules.suites, domain, "struct Planet {\n    let b = if c { 1 } else { 2 }\n}"),
        Fixture(StyleRules.suites, data, "struct PlanetFilterField {\n    let b = if c { 1 } else { 2 }\n}"),
        Fixture(
            StyleRules.summaryOpeners, core, "/// Returns b.\n/// What b is.\nlet a = \"\"\"\n    /// Why\n    \"\"\""),
        Fixture(StyleRules.summaryOpeners, core, "// What b is.\nlet a = 1 // Why"),
        Fixture(
            StyleRules.documentationWords, core, "// A thing.\n/// Something of a nothing.\nlet thing = \"/// a thing\""
        ),
        Fixture(StyleRules.documentationWords, "Libraries/Core/Tests/ATests.swift", "/// A thing.\nstruct A {}"),
        Fixture(
            StyleRules.documentationWords, "Features/Person/Sources/PeopleCommand.swift", "/// All people.\nstruct A {}"
        ),
    ]

    private func violations(_ fixture: Fixture) -> [String] {
        let file = SourceFile(path: fixture.path, source: fixture.source)
        let others = [
            SourceFile(path: "Features/Character/Sources/Data/DTOs/PlanetDTO.swift", source: "struct PlanetDTO {}"),
            SourceFile(path: "Features/Character/Sources/Domain/Models/Planet.swift", source: "struct Planet {}"),
            SourceFile(path: "Features/Character/Sources/Presentation/B.swift", source: "struct PlanetCommand {}"),
            SourceFile(path: "Features/Character/Sources/Domain/Models/Orbit.swift", source: "struct Orbit {}"),
            SourceFile(
                path: "Features/Character/Sources/Data/Mappers/B.swift",
                source: "struct PlanetErrorMapper {}\nstruct OrbitErrorMapper {}"),
            SourceFile(
                path: "Features/Character/Tests/Unit/C.swift",
                source: "struct PlanetTests {}\nstruct PlanetDTOTests {}\nstruct PlanetErrorMapperTests {}"),
        ]
        return fixture.rule.violations(in: SourceTree(files: [file] + others)).filter { $0.hasPrefix(fixture.path) }
    }

    @Test(arguments: violating)
    func `a rule finds the line that violates it`(fixture: Fixture) {
        let violations = violations(fixture)

        #expect(violations.count == 1)
        #expect(violations.first?.hasPrefix("\(fixture.path):\(fixture.line): \(fixture.rule.description): ") == true)
    }

    @Test(arguments: conforming)
    func `a rule accepts code that follows it`(fixture: Fixture) {
        #expect(violations(fixture) == [])
    }

    @Test func `every rule has a fixture that violates it`() {
        let tested = Set(Self.violating.map(\.rule.description))

        #expect(Set(ArchitectureTests.rules.map(\.description)).subtracting(tested) == [])
    }

    @Test func `comments and string literals are not part of the code`() {
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
