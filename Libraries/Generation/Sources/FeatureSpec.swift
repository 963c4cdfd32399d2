internal import ChallengePlatform

/// The wishes of the engineer who runs the generator: the noun, the fields, the data sources and the repository.
struct FeatureSpec: Codable, Equatable, Sendable {
    var noun: Noun
    var spanish: SpanishNoun
    /// The member with the identifier, such as `id` or `isbn`, and its type.
    var identifier = Identifier()
    /// The fields, starting with the title, which names an item.
    var fields: [FieldSpec]
    /// The names of the fields by which lists can be filtered, starting with the title.
    var filters: [String] = []
    /// The path of the remote data source, such as `/planet`; `nil` without one.
    var path: String?
    /// The name of the API in code, such as `bookshop`; `nil` for the default one.
    var api: String?
    /// The local data source: the cache of an API, or the place of the user's data.
    var local: Local?
    /// The kind of the repository; `nil` before the command `repository`.
    var kind: Kind?
    var useCases: [UseCase] = []
    /// The parts that the container and the app use; `nil` until the command `feature` finds a repository.
    var wiring: Wiring?

    struct Identifier: Codable, Equatable, Sendable {
        var member = "id"
        var isText = false
        /// Two identifiers of the API for tests; `nil` without a sample.
        var samples: [String]?

        var type: String { isText ? "String" : "Int" }
    }

    enum Local: String, Codable { case memory, persistent }

    /// The kind of a repository: where its data are, and for a cache, whether the caller chooses the policy.
    enum Kind: String, Codable { case cached, localFirst, remoteFirst, remote, memory, persistent }

    enum UseCase: String, Codable {
        case get = "Get"
        case search = "Search"
    }

    struct Wiring: Codable, Equatable, Sendable {
        let kind: Kind
        let local: Local?
        let useCases: [UseCase]
    }

    var name: String { noun.one }
    var title: FieldSpec { fields[0] }
    var filterFields: [FieldSpec] { fields.filter { filters.contains($0.name) } }
    var relations: [FieldSpec] { fields.filter { $0.kind != nil } }
    var folder: String { "Features/\(name)" }

    /// The kinds of repositories for which the feature has the data sources, starting with the default.
    var kinds: [Kind] {
        switch (path, local) {
        case (nil, nil): []
        case (nil, .memory): [.memory]
        case (nil, .persistent): [.persistent]
        case (_, nil): [.remote]
        default: [.cached, .localFirst, .remoteFirst, .remote]
        }
    }

    /// The wiring of the present repository.
    var currentWiring: Wiring? { kind.map { Wiring(kind: $0, local: local, useCases: useCases) } }

    /// The command that continues the work on the feature; `nil` if the feature is complete.
    var next: String? {
        if kinds.isEmpty { return "./generate.sh datasource \(name) --remote /\(noun.command) --persistent" }
        if kind == nil { return "./generate.sh repository \(name)" }
        return wiring == currentWiring ? nil : "./generate.sh feature \(name)"
    }

    /// The command that uses the complete feature.
    var lastCommand: String {
        kind == .memory ? "swift test --filter Challenge\(name)Tests" : "swift run challenge \(noun.listCommand) list"
    }
}

extension FeatureSpec.Kind {
    /// `true` for data of the user.
    var isLocal: Bool { self == .memory || self == .persistent }

    /// `true` if the app knows the collection, because it has a cache.
    var isInCollections: Bool { !isLocal && self != .remote }
}

/// The Spanish noun of an item in the singular and the plural.
struct SpanishNoun: Codable, Equatable, Sendable {
    let one: String
    let many: String
}
