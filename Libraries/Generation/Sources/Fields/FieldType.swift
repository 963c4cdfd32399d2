/// What a field holds.
enum FieldType: Equatable, Sendable {
    indirect case list(FieldType)
    case text
    case integer
    case number
    case truth
    /// A moment, which the wire writes as ISO 8601 does.
    case moment
    /// The address of another thing, which the model knows by its identifier.
    case link

    /// Reads `String`, `[URL]` and the like.
    init?(_ text: some StringProtocol) {
        if text.hasPrefix("["), text.hasSuffix("]") {
            guard let element = FieldType(text.dropFirst().dropLast()), [.text, .integer, .link].contains(element)
            else { return nil }
            self = .list(element)
        } else if let type = Self.names.first(where: { $0.name == text })?.type {
            self = type
        } else {
            return nil
        }
    }

    private static let names: [(name: String, type: FieldType)] = [
        ("String", .text), ("Int", .integer), ("Double", .number), ("Bool", .truth), ("Date", .moment), ("URL", .link),
    ]

    /// The types that `--field` takes.
    static let spellings = names.map(\.name) + ["[String]", "[Int]", "[URL]"]

    var isList: Bool {
        if case .list = self { true } else { false }
    }

    /// As `--field` spells it.
    var spelling: String {
        if case .list(let element) = self { return "[\(element.spelling)]" }
        return Self.names.first { $0.type == self }?.name ?? ""
    }
}

extension FieldType: Codable {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let type = FieldType(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(text) is no type of a field"))
        }
        self = type
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(spelling)
    }
}
