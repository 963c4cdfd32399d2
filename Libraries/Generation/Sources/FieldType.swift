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

    /// The name of the case, which is also that of the fields and options for the type.
    var caseName: String { self == .links ? "integers" : "\(self)" }

    /// The type of the DTO's property.
    var wireType: String { code(of: "", rank: 0).wire }

    /// The value of a field without content, as code of the DTO.
    var emptyCode: String { code(of: "", rank: 0).empty }

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

    /// Returns a value for tests as code of the DTO; `rank` makes it differ from those of other fields.
    func sampleCode(of name: String, rank: Int) -> String { code(of: name, rank: rank).sample }

    /// Returns the same value as JSON of the API.
    func sampleJSON(of name: String, rank: Int) -> String {
        let address = "https://example.org/api/\(name)"
        return switch self {
        case .link: "\"\(address)/\(rank + 2)\""
        case .links: "[\"\(address)/1\", \"\(address)/\(rank + 2)\"]"
        default: sampleCode(of: name, rank: rank)
        }
    }

    private func code(of name: String, rank: Int) -> (wire: String, empty: String, sample: String) {
        switch self {
        case .text: ("String", "\"\"", "\"\(name)-of-one\"")
        case .integer: ("Int", "0", "\(rank + 6)")
        case .decimal: ("Double", "0", "\(rank).5")
        case .flag: ("Bool", "false", "true")
        case .date: ("String", "\"\"", "\"2017-11-\(rank % 20 + 10)T12:56:36.618Z\"")
        case .day: ("String", "\"\"", "\"2017-11-\(rank % 20 + 10)\"")
        case .address: ("String", "\"\"", "\"https://example.org/\(name)\"")
        case .link: ("Int?", "nil", "\(rank + 2)")
        case .texts: ("[String]", "[]", "[\"\(name)\", \"other\"]")
        case .integers, .links: ("[Int]", "[]", "[1, \(rank + 2)]")
        }
    }
}
