import ChallengeCore
import ChallengeJSON
import Foundation
import Testing

@testable import ChallengeResources

/// Checks that every text for the user exists in every language, and that no other text exists.
struct CatalogCompletenessTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

    private let catalog = StringCatalog.embedded

    /// The keys of the catalog in the order of the file.
    private let keys: [String]

    init() throws {
        guard case .object(let members) = try JSONValue(json: EmbeddedAsset.strings.text),
            case .object(let strings)? = members["strings"]
        else { throw CocoaError(.fileReadCorruptFile) }
        keys = strings.map(\.name)
    }

    @Test func `the keys are in order and have their own lines, so that they are found`() {
        #expect(zip(keys, keys.dropFirst()).first { !$0.utf8.lexicographicallyPrecedes($1.utf8) } == nil)
        #expect(keys.filter { !catalog.hasTranslation(of: $0, in: .english) } == [])
        #expect(keys.count > 100)
    }

    private static func usage() throws -> KeyUsage {
        var usage = KeyUsage()
        for folder in ["App", "Features", "Libraries"] {
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                // The texts of the generator are English only.
                let isLeftOut = ["Generation", "Tests"].contains(where: file.pathComponents.contains)
                guard file.pathExtension == "swift", !isLeftOut else { continue }
                usage.add(
                    source: try String(contentsOf: file, encoding: .utf8),
                    file: file.path.replacingOccurrences(of: root.path, with: ""))
            }
        }
        return usage
    }

    @Test func `every used key is in the catalog`() throws {
        let usage = try Self.usage()

        #expect(usage.places.count > 100, "the scan found too little to be believed")
        for (key, places) in usage.places.sorted(by: { $0.key < $1.key }) where !keys.contains(where: { $0.fits(key) })
        {
            Issue.record("\(places[0]): no such key: \(key)")
        }
    }

    @Test func `every collection has the keys of the shared commands`() throws {
        let kinds = keys.filter { $0.fits("*.cached.complete") }.map { $0.prefix { $0 != "." } }
        let patterns = try Self.usage().patterns.filter { $0.hasPrefix("*") }

        #expect(kinds.count > 2 && patterns.count > 8)
        for (kind, pattern) in kinds.flatMap({ kind in patterns.map { (kind, kind + $0.dropFirst()) } }) {
            #expect(keys.contains { $0.fits(String(pattern)) }, "\(kind) has no \(pattern)")
        }
    }

    @Test func `every key of the catalog is used`() throws {
        let usage = try Self.usage()
        let (used, patterns) = (usage.places.keys, usage.patterns)

        let unused = keys.filter { key in !used.contains(key) && !patterns.contains(where: key.fits) }
        #expect(unused == [])
    }

    @Test func `every key starts with a known prefix`() {
        let prefixes = Set(keys.map { String($0.prefix { $0 != "." }) })

        #expect(prefixes.subtracting(KeyUsage.prefixes) == [])
    }

    @Test(arguments: Language.allCases)
    func `every key is translated with the placeholders in its name`(language: Language) {
        for key in keys {
            #expect(catalog.hasTranslation(of: key, in: language), "\(key)")
            guard let phrase = catalog.phrase(for: key, in: language) else { continue }
            #expect(!phrase.other.isEmpty, "\(key)")
            let announced = Set(0..<(key.split(separator: "%").count - 1))
            #expect(MessageTemplate(phrase.other).positions == announced, "\(key)")
            #expect(MessageTemplate(phrase.one).positions.isSubset(of: announced), "\(key)")
        }
    }
}
