/// What a field holds.
enum FieldType: RawRepresentable, Codable, Equatable, Sendable {
    indirect case list(FieldType)
    case text
    case integer
    case number
    case truth
    /// A moment, which the wire writes as ISO 8601 does.
    case moment
    /// The address of another thing, which the model knows by its identifier.
    case link

    private static let all: [FieldType] = [
        .text, .integer, .number, .truth, .moment, .link, .list(.text), .list(.integer), .list(.link),
    ]

    /// The types that `--field` takes.
    static let spellings = all.map(\.rawValue)

    /// Reads `String`, `[URL]` and the like.
    init?(rawValue: String) {
        guard let type = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = type
    }

    /// As `--field` spells it.
    var rawValue: String {
        switch self {
        case .text: "String"
        case .integer: "Int"
        case .number: "Double"
        case .truth: "Bool"
        case .moment: "Date"
        case .link: "URL"
        case .list(let element): "[\(element.rawValue)]"
        }
    }

    var isList: Bool {
        if case .list = self { true } else { false }
    }
}
