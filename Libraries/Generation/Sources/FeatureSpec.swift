internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What a feature is made of, as far as the generator was told: it stands in the feature's `generated.json`, so that the next
/// command knows what the last one made.
struct FeatureSpec: Codable, Equatable, Sendable {
    let name: String
    var plural: String
    var spanish: SpanishNoun
    /// The identifier of the example.
    var identifier = 1
    var fields: [FieldSpec]
    /// The names of the fields that a list can be narrowed by.
    var filters: [String]
    var sources = DataSources()
    var repository: RepositoryKind?
    var useCases: [UseCaseKind] = []

    /// Whether its things come from an API.
    var isCollection: Bool { repository == .remote || isCached }
    var isCached: Bool { repository?.isCached == true }
    /// Whether its things are made here, and nowhere else.
    var isKept: Bool { sources.remote == nil && !sources.isEmpty }

    /// Whether what it is made of is in a table that somebody may have.
    var hasTable: Bool { isCached || repository == .persistent }

    /// Whether nobody has said what Spanish calls the thing.
    var isCalledAlikeInSpanish: Bool { spanish == SpanishNoun(one: noun.words, many: noun.pluralWords) }

    var noun: Noun { Noun(type: name, pluralType: plural) }

    /// What the thing is known by: its name, or else its first text.
    var title: FieldSpec? {
        fields.first { $0.name == "name" && $0.type == .text } ?? fields.first { $0.type == .text }
    }
}

/// What Spanish calls the thing.
struct SpanishNoun: Codable, Equatable, Sendable {
    let one: String
    let many: String
}

/// Where the things of a feature are to be had.
struct DataSources: Codable, Equatable, Sendable {
    /// Below the API's address: `/location`.
    var remote: String?
    var memory = false
    var persistent = false

    var isEmpty: Bool { remote == nil && !memory && !persistent }
}

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

/// What a feature has to be for something to come of it that builds.
extension FeatureSpec {
    func check() throws {
        try checkFields()
        try checkFilters()
        try checkLinks()
    }

    private func checkFields() throws {
        for (index, field) in fields.enumerated() {
            let others = fields[..<index]
            if others.contains(where: { $0.name == field.name }) {
                throw GenerationError("There are two fields called \(field.name).")
            }
            if let other = others.first(where: { $0.sqlName == field.sqlName }) {
                throw GenerationError("\(other.name) and \(field.name) would be one column, \(field.sqlName).")
            }
        }
    }

    private func checkFilters() throws {
        for filter in filters where !fields.contains(where: { $0.name == filter && $0.type == .text }) {
            throw GenerationError(
                "‘\(filter)’ is no text of \(noun.article) \(noun.words) that a list could be narrowed by.")
        }
    }

    /// What is kept here alone has no addresses of an API in it.
    private func checkLinks() throws {
        guard isKept, let link = fields.first(where: { $0.type == .link || $0.type == .list(.link) }) else { return }
        throw GenerationError(
            "\(link.name) leads to things of an API, and \(noun.pluralWords) are kept here alone.",
            advice: "Name a source with --remote PATH, or make the field a String or an Int.")
    }
}
