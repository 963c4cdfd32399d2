internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension FeatureSpec {
    /// Where it stands in the feature.
    static func path(of name: String) -> String { "Features/\(name)/generated.json" }

    var path: String { Self.path(of: name) }

    /// What the generator was told of the feature; `nil` for one that it knows nothing of.
    init?(_ name: String, in project: Project) throws {
        guard let text = try project.text(of: Self.path(of: name)) else { return nil }
        do {
            self = try JSONDecoder().decode(FeatureSpec.self, from: Data(text.utf8))
        } catch {
            throw GenerationError("\(Self.path(of: name)) cannot be understood.", exitCode: .dataError)
        }
    }

    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// The feature that the generator has made.
    init(known name: String, in project: Project) throws {
        if let spec = try FeatureSpec(name, in: project) {
            self = spec
        } else if project.names(in: "Features").contains(name) {
            throw GenerationError("\(name) was written by hand: the generator knows nothing of it.")
        } else {
            throw GenerationError(
                "There is no feature \(name).", advice: "./generate.sh feature \(name) makes it.", exitCode: .notFound)
        }
    }
}
