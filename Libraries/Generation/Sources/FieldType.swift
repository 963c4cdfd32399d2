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
    case texts = "[String]"
    case integers = "[Int]"
    /// The address or the identifier of another item; the model has a list of at most one identifier.
    case link = "Link"
    case links = "[Link]"
    /// A link to an item whose identifier is a text.
    case textLink = "TextLink"
    case textLinks = "[TextLink]"

    /// The name of the fields and options for the type.
    var caseName: String { isLink ? wireType == "[Int]" ? "integers" : "texts" : "\(self)" }

    /// The type of the DTO's property.
    var wireType: String { code(of: "", rank: 0).wire }

    /// The value of a field without content, as code of the DTO.
    var emptyCode: String { code(of: "", rank: 0).empty }

    /// The type of the model's property.
    var modelType: String { self == .date ? "Timestamp" : wireType }

    var isList: Bool { isLink || rawValue.hasPrefix("[") }

    /// `true` for links to other items, of which the model has a list.
    var isLink: Bool { rawValue.contains("Link") }

    /// `true` for texts, and for links.
    var canBeFilter: Bool { self == .text || self == .texts || isLink }

    /// The type of links to items whose identifiers are texts.
    var withTexts: FieldType { rawValue.hasPrefix("[") ? .textLinks : .textLink }

    /// The comment of the model's property; `nil` if the type says everything.
    var comment: String? {
        switch self {
        case .link, .textLink: "The identifier; empty if there is none."
        case .links, .textLinks: "The identifiers."
        default: nil
        }
    }

    /// Returns a value for tests as code of the DTO; `rank` makes it differ from those of other fields.
    func sampleCode(of name: String, rank: Int) -> String { code(of: name, rank: rank).sample }

    /// Returns the same value as JSON of the API.
    func sampleJSON(of name: String, rank: Int) -> String {
        if self == .date { return "\"2017-11-\(rank % 20 + 10)T12:56:36.618Z\"" }
        let sample = sampleCode(of: name, rank: rank)
        guard isLink else { return sample }
        let identifiers = sample.filter { !"[]\" ".contains($0) }.split(separator: ",")
        let addresses = identifiers.map { "\"https://example.org/api/\(name)/\($0)\"" }.joined(separator: ", ")
        return rawValue.hasPrefix("[") ? "[\(addresses)]" : addresses
    }

    private static func date(_ seconds: Double) -> String { "Date(timeIntervalSince1970: \(seconds))" }

    private func code(of name: String, rank: Int) -> (wire: String, empty: String, sample: String) {
        switch self {
        case .text: ("String", "\"\"", "\"\(name)-of-one\"")
        case .integer: ("Int", "0", "\(rank + 6)")
        case .decimal: ("Double", "0", "\(rank).5")
        case .flag: ("Bool", "false", "true")
        case .date: ("Date", Self.date(0), Self.date(1_510_318_596.618 + Double(rank % 20 * 86_400)))
        case .day: ("String", "\"\"", "\"2017-11-\(rank % 20 + 10)\"")
        case .address: ("String", "\"\"", "\"https://example.org/\(name)\"")
        case .link: ("[Int]", "[]", "[\(rank + 2)]")
        case .textLink: ("[String]", "[]", "[\"\(name)\"]")
        case .texts, .textLinks: ("[String]", "[]", "[\"\(name)\", \"other\"]")
        case .integers, .links: ("[Int]", "[]", "[1, \(rank + 2)]")
        }
    }
}
