internal import ChallengePlatform

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
    /// The path of the API, such as `/planet`; `nil` before the command `datasource`, and for data of the user.
    var path: String?
    /// The name of the API in code, such as `bookshop`; `nil` for the default one.
    var api: String?
    /// The place of the user's data; `nil` for data of an API.
    var store: Store?
    /// `true` after the command `repository`.
    var hasRepository = false
    /// The policy of all commands; `nil` if the user chooses it.
    var policy: Policy?
    /// `false` if the module has no commands, and the app does not use it.
    var hasCommands = true
    var useCases: [UseCase] = []

    struct Identifier: Codable, Equatable, Sendable {
        var member = "id"
        var isText = false

        var type: String { isText ? "String" : "Int" }
    }

    enum Store: String, Codable { case memory, persistent }

    enum Policy: String, Codable, CaseIterable { case localFirst, remoteFirst, noCache }

    enum UseCase: String, Codable { case get, search }

    var name: String { noun.one }
    var title: FieldSpec { fields[0] }
    var filterFields: [FieldSpec] { fields.filter { filters.contains($0.name) } }
    var relations: [FieldSpec] { fields.filter { $0.kind != nil } }
    var folder: String { "Features/\(name)" }

    /// `true` if nothing of the API is stored.
    var isRemote: Bool { store == nil && policy == .noCache }

    /// `true` if the app has commands of the feature.
    var isInApp: Bool { hasRepository && hasCommands && store != .memory }

    /// The kind of the repository, as `--kind` spells it.
    var kind: String { store?.rawValue ?? (isRemote ? "remote" : "cached") }

    /// The table of the user's data; a name that SQL reserves gets a suffix.
    var table: String { noun.listCommand.asSQLName }
}

/// The Spanish noun of an item in the singular and the plural.
struct SpanishNoun: Codable, Equatable, Sendable {
    let one: String
    let many: String
}
