internal import ChallengePlatform
internal import ChallengeTerminal

/// A feature that the generator wrote: what it was asked for, and the hashes of its files, which tell what was edited.
struct GeneratedFeature: Codable {
    let spec: FeatureSpec
    let files: [String: String]

    /// Reads the record of a feature; `nil` if the generator did not write the feature.
    init?(_ name: String, in project: Project) throws {
        guard let text = try project.text(of: Self.path(of: name)) else { return nil }
        do { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) } catch {
            throw CommandError("'\(Self.path(of: name))' is not a record of the generator.", exitCode: .dataError)
        }
    }

    init(_ spec: FeatureSpec, files: [String: String]) {
        self.spec = spec
        self.files = files.mapValues(Self.hash)
    }

    static let file = "generated.json"

    static func path(of name: String) -> String { "Features/\(name)/\(file)" }

    /// Returns all features that the generator wrote.
    static func all(in project: Project) throws -> [GeneratedFeature] {
        try project.names(in: "Features").compactMap { try GeneratedFeature($0, in: project) }
    }

    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Returns the paths of files in the feature's folder that the generator did not write as they are.
    func editedFiles(in project: Project) throws -> [String] {
        try project.files(below: spec.folder).filter { path in
            let text = try project.text(of: path)
            return path != Self.path(of: spec.name) && files[path] != text.map(Self.hash)
        }
    }

    /// Returns the FNV-1a hash of a text.
    private static func hash(_ text: String) -> String {
        String(
            text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }, radix: 16)
    }
}

extension Project {
    /// Returns what the generator knows about a feature that it wrote.
    func generated(_ name: String) throws -> GeneratedFeature {
        if let feature = try GeneratedFeature(name, in: self) { return feature }
        let names = try GeneratedFeature.all(in: self).map(\.spec.name)
        let nearest = NearestSpelling.of(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
        throw CommandError(
            "'\(name)' is not a generated feature.\(nearest)",
            advice: "Create it with ./generate.sh feature \(name) --field name:String.", exitCode: .notFound)
    }
}
