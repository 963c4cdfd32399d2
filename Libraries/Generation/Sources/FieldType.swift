/// The type of the values of a field, as `--field` spells it.
enum FieldType: String, CaseIterable, Codable, Sendable {
    case text = "String"
    case integer = "Int"
    case decimal = "Double"
    case flag = "Bool"
    /// A date and time in ISO 8601.
    case date = "Date"
    /// A day in ISO 8601: `2020-01-31`.
    case day = "Day"
    case address = "URL"
    /// The address of another item, of which the model has the identifier.
    case link = "Link"
    case texts = "[String]"
    case integers = "[Int]"
    case links = "[Link]"

    /// The type of the DTO's property.
    var wireType: String {
        switch self {
        case .text, .date, .day, .address: "String"
        case .link: "Int?"
        case .links: "[Int]"
        default: rawValue
        }
    }

    /// The type of the model's property.
    var modelType: String { self == .date ? "Timestamp?" : wireType }

    var isList: Bool { rawValue.hasPrefix("[") }

    /// `true` if the type itself has a place for a missing value.
    var canBeMissing: Bool { self == .link || self == .links }

    /// The comment of the model's property; `nil` if the type says everything.
    var comment: String? {
        switch self {
        case .date: "`nil` if the text is not a date."
        case .link: "The identifier; `nil` if there is none."
        case .links: "The identifiers."
        default: nil
        }
    }

    /// Returns a value for tests, as JSON of the API; `rank` makes it differ from those of other fields.
    func sampleJSON(of name: String, rank: Int) -> String {
        switch self {
        case .text: "\"\(Noun.words(of: name).joined(separator: " ")) of one\""
        case .integer: "\(rank + 6)"
        case .decimal: "\(rank).5"
        case .flag: "true"
        case .date: "\"2017-11-\(rank % 20 + 10)T12:56:36.618Z\""
        case .day: "\"2017-11-\(rank % 20 + 10)\""
        case .address: "\"https://example.org/\(name)\""
        case .link: "\"https://example.org/api/\(name)/\(rank + 2)\""
        case .texts: "[\"\(name)\", \"other\"]"
        case .integers: "[1, \(rank + 2)]"
        case .links: "[\"https://example.org/api/\(name)/1\", \"https://example.org/api/\(name)/\(rank + 2)\"]"
        }
    }

    /// Returns the same value as code of the DTO.
    func sampleCode(of name: String, rank: Int) -> String {
        switch self {
        case .link: "\(rank + 2)"
        case .links: "[1, \(rank + 2)]"
        default: sampleJSON(of: name, rank: rank)
        }
    }

    /// The value of a field without content, as code of the DTO.
    var emptyCode: String {
        switch self {
        case .text, .date, .day, .address: "\"\""
        case .integer: "0"
        case .decimal: "0"
        case .flag: "false"
        case .link: "nil"
        case .texts, .integers, .links: "[]"
        }
    }
}
