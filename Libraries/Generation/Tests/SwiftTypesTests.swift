import Foundation
import Testing

@testable import ChallengeGeneration

struct SwiftTypesTests {
    @Test(arguments: [
        ("String", "Swift"), ("Task", "Swift"), ("Date", "Foundation"), ("Process", "Foundation"), ("Issue", "Testing"),
        ("Pigeon", nil),
    ])
    func `a type is found with its module`(name: String, module: String?) {
        #expect(SwiftTypes.module(of: name) == module)
    }

    @Test func `every type of Testing is known`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-types-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = try await Compiler.run(["swift", "-print-target-info"]).decoded(TargetInfo.self).target
        _ = try await Compiler.run([
            "swift", "symbolgraph-extract", "-module-name", "Testing", "-target", target.unversionedTriple,
            "-minimum-access-level", "public", "-output-dir", folder.path,
        ])
        let graph = try Data(contentsOf: folder.appending(path: "Testing.symbols.json"))

        let types = try JSONDecoder().decode(SymbolGraph.self, from: graph).types

        #expect(types.count > 20)
        #expect(types.filter { SwiftTypes.module(of: $0) == nil } == [])
    }
}

private struct TargetInfo: Decodable {
    struct Target: Decodable { let unversionedTriple: String }
    let target: Target
}

private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        let kind: Kind
        let pathComponents: [String]
    }
    let symbols: [Symbol]

    /// The top-level types with a name that a feature can have.
    var types: [String] {
        let kinds = ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias"]
        return symbols.filter { kinds.contains($0.kind.identifier) && $0.pathComponents.count == 1 }
            .compactMap(\.pathComponents.first).filter(SwiftName.isTypeName)
    }
}
