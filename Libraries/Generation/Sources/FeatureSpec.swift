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
