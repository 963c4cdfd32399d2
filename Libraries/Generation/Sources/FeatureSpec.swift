internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The specification of a feature, from the options of all its commands.
///
/// It is saved in the feature's `generated.json`, because the next command needs the options of the earlier ones.
struct FeatureSpec: Codable, Equatable, Sendable {
    let name: String
    var plural: String
    var spanish: SpanishNoun
    /// The identifier of the example item in tests and help.
    var identifier = 1
    var fields: [FieldSpec]
    /// The name of the field that the engineer chose as the title.
    var titleField: String?
    /// The names of the fields that lists can be filtered by.
    var filters: [String]
    var sources = DataSources()
    var repository: RepositoryKind?
    var useCases: [UseCaseKind] = []
    /// `true` if the feature has no commands and is not in the app; `nil` otherwise.
    var isDataOnly: Bool?

    /// `true` if the repository loads items from an API.
    var isCollection: Bool {
        switch repository {
        case .remote, .cached: true
        case .local, .persistent, nil: false
        }
    }
    var isCached: Bool { repository?.isCached == true }
    /// `true` if the feature has data sources but no API.
    var isLocalOnly: Bool { sources.remote == nil && !sources.isEmpty }

    /// `true` if the user can list or store the items with commands.
    var hasCommands: Bool { (isCollection || repository == .persistent) && isDataOnly != true }

    /// `true` if the items are in a table of the cache or the library.
    var hasTable: Bool { hasCacheTable || repository == .persistent }

    /// `true` if the cache is stored; otherwise, it lives as long as the process.
    var hasCacheTable: Bool { isCached && sources.persistent }

    /// `true` if the repository falls back to a snapshot.
    var hasSnapshot: Bool { isCached && sources.snapshot == true }

    /// `true` if the Spanish noun equals the English one.
    var lacksSpanishNoun: Bool { spanish == SpanishNoun(one: noun.words, many: noun.pluralWords) }

    var noun: Noun { Noun(type: name, pluralType: plural) }

    /// The field that identifies an item to the user: the chosen one, or `name`, or else the first text field that
    /// every item has.
    var title: FieldSpec? {
        let texts = fields.filter { $0.type == .text && !$0.isOptional }
        return texts.first { $0.name == titleField } ?? texts.first { $0.name == "name" } ?? texts.first
    }

    /// The fields that a full-text search finds: the title, then the other text fields.
    var searchedFields: [FieldSpec] {
        let texts = fields.filter { $0.type == .text }
        return texts.filter { $0.name == title?.name } + texts.filter { $0.name != title?.name }
    }
}

/// The Spanish noun for an item, in singular and plural.
struct SpanishNoun: Codable, Equatable, Sendable {
    let one: String
    let many: String
}

/// The data sources of a feature.
struct DataSources: Codable, Equatable, Sendable {
    /// The path below the base URL of the API: `/location`.
    var remote: String?
    var memory = false
    var persistent = false
    /// `true` if the executable contains items for the case that the API and the cache fail; `nil` otherwise.
    var snapshot: Bool?

    var isEmpty: Bool { remote == nil && !memory && !persistent }
}

extension FeatureSpec {
    /// Returns the path of the specification.
    static func path(of name: String) -> String { "Features/\(name)/generated.json" }

    var path: String { Self.path(of: name) }

    /// Reads the specification of a feature; `nil` if the generator did not create the feature.
    init?(_ name: String, in project: Project) throws {
        guard let text = try project.text(of: Self.path(of: name)) else { return nil }
        do {
            self = try JSONDecoder().decode(FeatureSpec.self, from: Data(text.utf8))
        } catch {
            throw GenerationError("'\(Self.path(of: name))' is not a valid specification.", exitCode: .dataError)
        }
    }

    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Reads the specification of a feature, and throws if the generator did not create the feature.
    ///
    /// - Parameter canBeNew: `true` if the user can first generate an unknown feature.
    init(known name: String, in project: Project, canBeNew: Bool = true) throws {
        if let spec = try FeatureSpec(name, in: project) {
            self = spec
        } else if project.names(in: "Features").contains(name) {
            throw GenerationError("\(name) was written by hand. The generator cannot change it.")
        } else {
            let nearest = NearestSpelling.of(name, among: project.names(in: "Features"))
            throw GenerationError(
                "Unknown feature '\(name)'." + (nearest.map { " Did you mean '\($0)'?" } ?? ""),
                advice: canBeNew && nearest == nil
                    ? "Run ./generate.sh feature \(name)." : "'./generate.sh list' shows the features.",
                exitCode: .notFound)
        }
    }
}

extension FeatureSpec {
    /// Throws if the generated code would not build.
    func check() throws {
        try checkFields()
        try checkFilters()
        try checkLinks()
    }

    /// Throws if the table of the earlier specification, which users may have, would get another name or other columns.
    func checkTable(from before: FeatureSpec) throws {
        let isSame = noun.table == before.noun.table && fields == before.fields
        guard before.hasTable, !isSame || (before.hasCacheTable && filters != before.filters) else { return }
        throw GenerationError(
            "Users may have the table '\(before.noun.table)' of \(name).",
            advice:
                "Change the feature by hand, as Docs/HowTo/AddAField.md describes, or remove it and generate it again.",
            exitCode: .failure)
    }

    private func checkFields() throws {
        for (index, field) in fields.enumerated() {
            let others = fields[..<index]
            if others.contains(where: { $0.name == field.name }) {
                throw GenerationError("Duplicate field '\(field.name)'.")
            }
            if let other = others.first(where: { $0.key == field.key }) {
                throw GenerationError(
                    "'\(other.name)' and '\(field.name)' are the same member '\(field.key)' of the API.",
                    advice: "Leave one of the fields out.")
            }
            if let other = others.first(where: { $0.sqlName == field.sqlName }) {
                throw GenerationError(
                    "'\(other.name)' and '\(field.name)' have the same column name '\(field.sqlName)'.",
                    advice: "Rename one of the fields.")
            }
        }
    }

    private func checkFilters() throws {
        for filter in filters where !fields.contains(where: { $0.name == filter && $0.type == .text }) {
            throw GenerationError(
                "\(name) has no text field '\(filter)' to filter by.")
        }
        for filter in filters where key(of: filter) == "page" {
            throw GenerationError(
                "The API would take the filter '\(filter)' as the page, because its member is 'page'.",
                advice: "Leave the field out of the filters, or use another title with --title.")
        }
    }

    /// The error for filters of a feature without an API.
    var localFiltersError: GenerationError {
        GenerationError(
            "Filters need an API, but \(name) stores its items locally.",
            advice: "Leave --filter out, or run ./generate.sh feature \(name) --filter \(title?.name ?? "") first.")
    }

    /// The first field that links to an item of an API.
    var firstLink: FieldSpec? { fields.first { $0.type == .link || $0.type == .list(.link) } }

    /// Throws for a field that links to an item of an API, if the feature has no API.
    private func checkLinks() throws {
        guard isLocalOnly, let link = firstLink else { return }
        throw GenerationError(
            "The link '\(link.name)' needs an API, but \(name) stores its items locally.",
            advice: "Use URL, String or Int as its type, or load the items from an API with --remote PATH.")
    }
}
