import Foundation
import Testing

/// Checks the sources of this repository against the architecture rules.
struct ArchitectureTests {
    static let rules =
        LayerRules.all + ModuleRules.all + NamingRules.all + VisibilityRules.all + StyleRules.all + DataRules.all
        + ErrorRules.all + OptionRules.all

    private let tree: SourceTree

    init() throws {
        tree = try SourceTree.project.get()
    }

    @Test(arguments: rules)
    func `the sources follow every rule`(rule: Rule) {
        #expect(
            tree.files.filter(rule.scope.contains).count >= rule.minimumFiles,
            "the rule applies to fewer files than expected")
        for violation in rule.violations(in: tree) { Issue.record("\(violation)") }
    }

    @Test func `every exception of a rule still exists`() {
        let protocols = Set(tree.files.flatMap(\.declarations).filter { $0.kind == "protocol" }.map(\.name))
        let names = Set(tree.files.map(\.name))

        #expect(Set(NamingRules.otherProtocols.keys).subtracting(protocols) == [])
        #expect(StyleRules.sleepingFiles.subtracting(names) == [])
        #expect(NamingRules.otherMocks.subtracting(tree.files.flatMap(\.declarations).map(\.name)) == [])
    }

    @Test(arguments: ["Libraries", "Features"])
    func `every module is in the manifest and has a README and tests`(area: String) throws {
        let manifest = try String(contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
        let folder = SourceTree.root.appending(path: area)
        let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }

        #expect(modules.count >= 2)
        for module in modules {
            #expect(manifest.contains("\"\(module)\""), "\(area)/\(module) is not in the manifest")
            let readme = folder.appending(path: "\(module)/README.md").path
            #expect(FileManager.default.fileExists(atPath: readme), "\(area)/\(module) has no README.md")
            let tests = tree.files.filter { $0.path.hasPrefix("\(area)/\(module)/Tests/") }
            #expect(tests.contains { $0.source.contains("@Test") }, "\(area)/\(module) has no tests")
        }
    }
}
