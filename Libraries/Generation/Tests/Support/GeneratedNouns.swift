import Foundation

@testable import ChallengeGeneration

/// The generated code for features with some nouns, which is type-checked against the modules of this build.
///
/// All features are in one module, because a module for each of them takes several times as long. The names of their
/// types differ, so that the compiler finds the same mistakes.
struct GeneratedNouns {
    private static let module = "ChallengeNouns"

    /// The folder of this build.
    private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Returns the options that find the modules of this build, of which some import modules in C.
    private static func searchPaths() throws -> [String] {
        let maps = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
            .map { $0.appending(path: "module.modulemap") }.filter { FileManager.default.fileExists(atPath: $0.path) }
        return ["-I", products.appending(path: "Modules").path]
            + ["-module-cache-path", products.appending(path: "ModuleCache").path]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }

    private static let settings = [
        "-wmo", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
        "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    private let files: [String: String]
    private let checksAllTests: Bool

    /// Generates a feature of the kind for each noun.
    ///
    /// - Parameter checksAllTests: `false` to check only the stubs, the mocks and the suites of the mappers, which use
    ///   the names beside those of Testing and Foundation.
    init(_ nouns: [String], _ kind: RepositoryKind, checksAllTests: Bool = false) throws {
        self.checksAllTests = checksAllTests
        let blueprint = Blueprint(project: .checkout, spanish: [:])
        files = try nouns.reduce(into: [:]) { files, noun in
            files.merge(try blueprint.files(of: try Self.spec(noun, kind))) { first, _ in first }
        }
    }

    private static func spec(_ noun: String, _ kind: RepositoryKind) throws -> FeatureSpec {
        let fields = [
            "name:String", "count:Int", "isOpen:Bool", "since:Date", "labels:[String]", "kind:String", "remark:String?",
            "age:Int?", "size:Double?", "isOld:Bool?", "until:Date?", "tags:[String]?", "levels:[Int]?",
            "page:URL", "site:URL?",
        ]
        var spec = FeatureSpec(
            name: noun, plural: Noun.plural(of: noun), spanish: SpanishNoun(one: "nombre", many: "nombres"),
            fields: try fields.enumerated().map { try FieldSpec($1, rank: $0 + 1) }, filters: ["name", "kind"])
        spec.sources = DataSources(remote: kind.isCached ? "/noun" : nil, memory: true, persistent: true)
        spec.repository = kind
        spec.assignsIdentifiers = kind == .persistent ? true : nil
        spec.useCases = UseCaseKind.allCases
        return spec
    }

    /// Returns the errors of the compiler in the sources, or in the tests if the sources have none.
    func errors() async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-nouns-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = try write({ $0.contains("/Sources/") }, to: folder.appending(path: "Sources"))
        let tests = try write(
            { path in
                path.contains("/Tests/Shared/") || path.hasSuffix("MapperTests.swift")
                    || checksAllTests && path.contains("/Tests/")
            }, to: folder.appending(path: "Tests"))
        let module = folder.appending(path: "\(Self.module).swiftmodule").path
        let errors = try await compile(
            ["-emit-module", "-enable-testing", "-module-name", Self.module, "-emit-module-path", module], sources,
            in: folder)
        if !errors.isEmpty { return errors }
        return try await compile(
            ["-typecheck", "-module-name", "\(Self.module)Tests", "-I", folder.path], tests, in: folder)
    }

    private func write(_ isWanted: (String) -> Bool, to folder: URL) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try files.filter { $0.key.hasSuffix(".swift") && isWanted($0.key) }.map { path, text in
            let file = folder.appending(path: path.split(separator: "/").last ?? "")
            let feature = path.split(separator: "/")[1]
            let text = text.replacing("import Challenge\(feature)\n", with: "import \(Self.module)\n")
            try Data(text.utf8).write(to: file)
            return file.path
        }
    }

    private func compile(_ arguments: [String], _ files: [String], in folder: URL) async throws -> [String] {
        // The compiler leaves an empty folder in that of temporary files.
        let output = try await Compiler.run(
            ["TMPDIR=\(folder.path)", "swiftc"] + arguments + Self.settings + (try Self.searchPaths()) + files)
        let errors = output.text.split(separator: "\n").filter { $0.contains(": error:") }.map { line in
            line.split(separator: "/").last.map(String.init) ?? ""
        }
        if errors.isEmpty, output.exitCode != 0 { return [output.text] }
        return errors
    }
}
