/// A field of a thing: what the model calls it, what the API calls it, and what it holds.
struct FieldSpec: Codable, Equatable, Sendable {
    let name: String
    /// Its name on the wire: `air_date`.
    let key: String
    let type: FieldType
    /// What it may hold, as JSON writes it: what stubs and fixtures are made of.
    let example: String

    /// The rank is the field's place among those of the thing: without an example it makes one that no other field has.
    init(name: String, key: String? = nil, type: FieldType, rank: Int = 1, example: String? = nil) throws {
        guard SwiftName.isPropertyName(name) else {
            throw GenerationError("‘\(name)’ cannot be the name of a field.", advice: "A field is called like airDate.")
        }
        guard name != "id" else {
            throw GenerationError("Every thing has an id: it is not to be said.")
        }
        guard !Self.takenNames.contains(name) else {
            throw GenerationError("The code around a field calls something of its own ‘\(name)’.")
        }
        self.name = name
        self.key = key ?? name
        self.type = type
        self.example = example ?? type.example(of: name, rank: rank)
    }

    /// What commands, rows, filters and Swift itself have under that name where a field would stand.
    private static let takenNames: Set<String> = [
        "identifier", "container", "command", "run", "columns", "values", "folded", "criteria", "trimmed", "hashValue",
        "invocation", "console",
    ]

    /// Reads `airDate:String`.
    init(_ text: String, rank: Int = 1) throws {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw GenerationError("‘\(text)’ is no field.", advice: "A field is a name and a type: --field name:String")
        }
        guard let type = FieldType(rawValue: parts[1]) else {
            throw GenerationError(
                "‘\(parts[1])’ is no type of a field.",
                advice: "Choose one of \(FieldType.spellings.joined(separator: ", ")).")
        }
        try self.init(name: parts[0], type: type, rank: rank)
    }
}

extension FieldType {
    fileprivate func example(of name: String, rank: Int) -> String {
        let words = Noun.words(of: name).joined(separator: " ")
        return switch self {
        case .text: "\"\(words) of one\""
        case .integer: "\(rank + 6)"
        case .number: "\(rank).5"
        case .truth: rank.isMultiple(of: 2) ? "false" : "true"
        case .moment: "\"2017-11-\(rank % 20 + 10)T12:56:36.618Z\""
        case .link: "\"https://example.org/api/\(name)/\(rank + 2)\""
        case .list(.link): "[\"https://example.org/api/\(name)/1\", \"https://example.org/api/\(name)/\(rank + 2)\"]"
        case .list(.integer): "[1, \(rank + 2)]"
        case .list: "[\"one of \(words)\", \"other\"]"
        }
    }
}

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
