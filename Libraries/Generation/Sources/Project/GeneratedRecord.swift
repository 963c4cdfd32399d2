internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The hashes of the files and texts that the generator wrote for a feature, which tell what was edited.
///
/// They are members of the feature's `generated.json`, next to those of its specification.
struct GeneratedRecord: Codable, Equatable, Sendable {
    /// The hashes of the files, by path.
    var files: [String: String]
    /// The hashes of the phrases in the strings catalog, by key.
    var texts: [String: String]

    /// Returns `true` if the file has the text that the generator wrote.
    func isUnedited(_ path: String, _ text: String) -> Bool { files[path] == Self.hash(text) }

    /// Returns the FNV-1a hash of a text, in hexadecimal digits.
    static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension GeneratedRecord {
    init(files: [String: String], phrases: [Phrase]) {
        self.files = files
        texts = Dictionary(phrases.map { ($0.key, CatalogEntry($0).hash) }) { first, _ in first }
    }

    /// Reads the record of a feature; `nil` if its `generated.json` has none.
    init?(of feature: String, in project: Project) throws {
        guard let text = try project.text(of: FeatureSpec.path(of: feature)) else { return nil }
        do {
            self = try JSONDecoder().decode(GeneratedRecord.self, from: Data(text.utf8))
        } catch {
            return nil
        }
    }
}

extension FeatureSpec {
    /// Returns the text of `generated.json` with the specification and the record.
    func text(with record: GeneratedRecord) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(RecordedSpec(spec: self, record: record)), as: UTF8.self) + "\n"
    }
}

/// A specification and a record as the members of one JSON object.
private struct RecordedSpec: Encodable {
    let spec: FeatureSpec
    let record: GeneratedRecord

    func encode(to encoder: any Encoder) throws {
        try spec.encode(to: encoder)
        try record.encode(to: encoder)
    }
}
