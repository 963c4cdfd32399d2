internal import ChallengeTerminal

/// A field of an item, with its names in the model and in the API, and its type.
struct FieldSpec: Codable, Equatable, Sendable {
    let name: String
    /// The name in the JSON of the API: `air_date`.
    let key: String
    private let spelling: TypeSpelling
    /// An example value as JSON, for stubs and fixtures.
    let example: String

    private enum CodingKeys: String, CodingKey {
        case name
        case key
        case spelling = "type"
        case example
    }

    var type: FieldType { spelling.type }

    /// `true` if items can lack a value.
    var isOptional: Bool { spelling.isOptional }

    /// The type as `--field` spells it: `String?`.
    var typeName: String { spelling.rawValue }

    /// The field as `--field` spells it: `airDate:Date=air_date`.
    var text: String { "\(name):\(typeName)" + (key == name ? "" : "=\(key)") }

    /// Creates a field; without an example, `rank` makes its example differ from those of the other fields.
    init(
        name: String, key: String? = nil, type: FieldType, isOptional: Bool = false, rank: Int = 1,
        example: String? = nil
    ) throws {
        guard SwiftName.isPropertyName(name) else {
            throw GenerationError(
                "Invalid field name '\(name)'.", advice: "Use a Swift property name, such as airDate.")
        }
        guard name != "id", key != "id" else {
            throw GenerationError("The field 'id' is added automatically.", advice: "Leave it out.")
        }
        if let key, key.isEmpty || !key.allSatisfy({ $0.isLetter || $0.isNumber || "_-.:$@/ ".contains($0) }) {
            throw GenerationError(
                "Invalid name of a member '\(key)'.", advice: "Use the name in the JSON of the API, such as air_date.")
        }
        guard !Self.reservedNames.contains(name) else {
            throw GenerationError(
                "Reserved field name '\(name)'.", advice: "The generated code already uses this name. Use another one.")
        }
        self.name = name
        self.key = key ?? name
        spelling = TypeSpelling(type: type, isOptional: isOptional)
        self.example = example ?? type.example(of: name, rank: rank)
    }

    /// The names that commands, rows, filters or Swift already use in the scope of a field.
    private static let reservedNames: Set<String> = [
        "identifier", "container", "command", "run", "columns", "values", "criteria", "trimmed", "hashValue",
        "invocation", "console",
    ]

    /// Reads `airDate:Date`, `airDate:Date?` for an optional field, or `airDate:Date=air_date` with the name in the
    /// API.
    init(_ text: String, rank: Int = 1) throws {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw GenerationError(
                "Invalid field '\(text)'.", advice: "Use NAME:TYPE, such as name:String, or NAME:TYPE=MEMBER.")
        }
        let (typeName, key) = parts[1].partitioned(at: "=")
        if let key, key.contains(".") {
            throw GenerationError(
                "The member '\(key)' is nested. A field reads a member of the item itself.",
                advice: "Leave the field out, and add it to the DTO and the mapper by hand.")
        }
        guard let spelling = TypeSpelling(rawValue: typeName) else {
            let nearest =
                NearestSpelling.of(typeName, among: FieldType.spellings).map { " Did you mean '\($0)'?" } ?? ""
            throw GenerationError(
                "Unknown field type '\(typeName)'.\(nearest)",
                advice: "Use \(FieldType.spellings.joined(separator: ", ")), with ? for an optional field.")
        }
        try self.init(name: parts[0], key: key, type: spelling.type, isOptional: spelling.isOptional, rank: rank)
    }
}

extension String {
    /// Returns the text before the first separator and the text after it; `nil` without a separator.
    fileprivate func partitioned(at separator: Character) -> (String, String?) {
        guard let index = firstIndex(of: separator) else { return (self, nil) }
        return (String(self[..<index]), String(self[self.index(after: index)...]))
    }
}

extension FieldType {
    fileprivate func example(of name: String, rank: Int) -> String {
        let words = Noun.words(of: name).joined(separator: " ")
        return switch self {
        case .text: "\"\(words) of one\""
        case .integer: "\(rank + 6)"
        case .double: "\(rank).5"
        case .boolean: "true"
        case .date: "\"2017-11-\(rank % 20 + 10)T12:56:36.618Z\""
        case .url: "\"https://example.org/\(name)\""
        case .link: "\"https://example.org/api/\(name)/\(rank + 2)\""
        case .list(.link): "[\"https://example.org/api/\(name)/1\", \"https://example.org/api/\(name)/\(rank + 2)\"]"
        case .list(.integer): "[1, \(rank + 2)]"
        case .list: "[\"one of \(words)\", \"other\"]"
        }
    }
}

/// A type as `--field` and `generated.json` spell it: with a question mark if items can lack a value.
struct TypeSpelling: RawRepresentable, Codable, Equatable, Sendable {
    let type: FieldType
    let isOptional: Bool

    init(type: FieldType, isOptional: Bool) {
        self.type = type
        self.isOptional = isOptional
    }

    init?(rawValue: String) {
        isOptional = rawValue.hasSuffix("?")
        guard let type = FieldType(rawValue: isOptional ? String(rawValue.dropLast()) : rawValue) else { return nil }
        self.type = type
    }

    var rawValue: String { type.rawValue + (isOptional ? "?" : "") }
}

/// The type of the values of a field.
enum FieldType: RawRepresentable, Equatable, Sendable {
    indirect case list(FieldType)
    case text
    case integer
    case double
    case boolean
    /// A date and time in ISO 8601.
    case date
    /// A web address.
    case url
    /// The address of another item, of which the model has the identifier.
    case link

    private static let all: [FieldType] = [
        .text, .integer, .double, .boolean, .date, .url, .link, .list(.text), .list(.integer), .list(.link),
    ]

    /// The type names that `--field` accepts.
    static let spellings = all.map(\.rawValue)

    /// Reads a type name such as `String` or `[Link]`.
    init?(rawValue: String) {
        guard let type = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = type
    }

    /// The type name in `--field`.
    var rawValue: String {
        switch self {
        case .text: "String"
        case .integer: "Int"
        case .double: "Double"
        case .boolean: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .link: "Link"
        case .list(let element): "[\(element.rawValue)]"
        }
    }

    var isList: Bool {
        if case .list = self { true } else { false }
    }
}
