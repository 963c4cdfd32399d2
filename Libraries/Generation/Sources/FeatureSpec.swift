internal import ChallengeCore

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

/// The rows of the table of patterns.
enum RepositoryKind: Equatable, Sendable {
    case remote
    case local
    case persistent
    case cached(CachedPolicy)

    enum CachedPolicy: Equatable, Sendable {
        case fixed(CachePolicy)
        /// Each call says which.
        case configurable
    }

    /// As `--kind` and `--policy` spell it: `cached configurable`.
    var spelling: String {
        switch self {
        case .remote: "remote"
        case .local: "local"
        case .persistent: "persistent"
        case .cached(.fixed(let policy)): "cached \(policy)"
        case .cached(.configurable): "cached configurable"
        }
    }

    static let all: [RepositoryKind] =
        [.remote, .local, .persistent] + CachePolicy.allCases.map { .cached(.fixed($0)) } + [.cached(.configurable)]

    /// Whether a feature can get the other in its place: one may come to keep more, and never less.
    func canBecome(_ other: RepositoryKind) -> Bool {
        switch (self, other) {
        case (.remote, .cached), (.local, .persistent), (.cached, .cached): true
        default: self == other
        }
    }

    var isCached: Bool {
        if case .cached = self { true } else { false }
    }
}

extension RepositoryKind: Codable {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let kind = Self.all.first(where: { $0.spelling == text }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(text) is no kind of repository"))
        }
        self = kind
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(spelling)
    }
}

/// The rules that a generated use case can hold.
enum UseCaseKind: String, Codable, CaseIterable, Sendable {
    /// An identifier that nothing can have is not asked for.
    case get
    /// A text is looked for without the space around it, and nothing is looked for without a text.
    case search
}
