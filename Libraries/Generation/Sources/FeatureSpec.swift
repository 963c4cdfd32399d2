#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The wishes of the engineer who runs the generator: the noun, the fields, the API and the repository of a feature.
struct FeatureSpec: Codable, Equatable, Sendable {
    var noun: Noun
    var spanish: SpanishNoun
    /// The member with the identifier, such as `id` or `isbn`, and its type.
    var identifier: Identifier
    /// The fields, starting with the title, which names an item.
    var fields: [FieldSpec]
    /// The names of the fields by which lists can be filtered, starting with the title.
    var filters: [String]
    /// The path of the API, such as `/planet`; `nil` before the command `datasource`.
    var path: String?
    /// `true` after the command `repository`.
    var hasRepository = false

    struct Identifier: Codable, Equatable, Sendable {
        var member = "id"
        var isText = false

        var type: String { isText ? "String" : "Int" }
    }

    var name: String { noun.one }
    var title: FieldSpec { fields[0] }
    var filterFields: [FieldSpec] { fields.filter { filters.contains($0.name) } }
    var folder: String { "Features/\(name)" }
}

/// The Spanish noun of an item in the singular and the plural.
struct SpanishNoun: Codable, Equatable, Sendable {
    let one: String
    let many: String
}
