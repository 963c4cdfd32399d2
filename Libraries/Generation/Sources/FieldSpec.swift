internal import ChallengeTerminal

/// A field of an item: its name in Swift, its member in the JSON of the API, and its type.
struct FieldSpec: Codable, Equatable, Sendable {
    let name: String
    /// The path of the member, such as `air_date` or `price.amount`.
    let member: String
    var type: FieldType
    /// `true` if items can lack the member.
    let isOptional: Bool
    /// The kind of the items to which the identifiers refer, such as `character`; `nil` without a relation.
    var kind: String?

    init(name: String, member: String? = nil, type: FieldType, isOptional: Bool = false, kind: String? = nil) throws {
        if let problem = NameRules.problem(ofProperty: name) {
            throw CommandError("The field name '\(name)' \(problem).", advice: "Use another one, such as \(name)Value.")
        }
        let member = member ?? name
        guard Self.isPath(member) else {
            throw CommandError(
                "'\(member)' is not the name of a member.", advice: "Use a name such as air_date or price.amount.")
        }
        if kind != nil, !type.isLink {
            throw CommandError(
                "The field '\(name)' cannot refer to items.",
                advice: "Use the type Link or [Link], as in '\(name):[Link]>character'.")
        }
        self.name = name
        self.member = member
        self.type = type
        self.kind = kind
        self.isOptional = isOptional && !type.isLink
    }

    /// Returns `true` for the name of a member, or for names that periods separate.
    static func isPath(_ member: String) -> Bool {
        member.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || "_-:$@/".contains($0) }
        }
    }

    /// Reads `airDate:Date`, `airDate:Date?` for an optional member, or `airDate:Date=air_date` with the member's name;
    /// `residents:[Link]>character` is a relation to characters.
    init(_ text: String) throws {
        guard let parts = text.wholeMatch(of: #/([^:]*):([^?>=]*)(\?)?(?:>([^=]*))?(?:=(.*))?/#) else {
            throw CommandError("'\(text)' is not a field.", advice: "Use NAME:TYPE or NAME:TYPE=MEMBER.")
        }
        guard let type = FieldType(rawValue: String(parts.2)) else {
            let spellings = FieldType.allCases.map(\.rawValue)
            let nearest = NearestSpelling.of(String(parts.2), among: spellings).map { " Did you mean '\($0)'?" } ?? ""
            throw CommandError(
                "Unknown field type '\(parts.2)'.\(nearest)",
                advice: "Use \(spellings.joined(separator: ", ")), with ? if items can lack the member.")
        }
        try self.init(
            name: String(parts.1), member: parts.5.map(String.init), type: type, isOptional: parts.3 != nil,
            kind: parts.4.map(String.init))
    }

    /// The field as `--field` spells it.
    var text: String { text(named: name) }

    /// Returns the field with another name as `--field` spells it.
    func text(named name: String) -> String {
        let relation = kind.map { ">\($0)" } ?? ""
        return "\(name):\(type.rawValue)\(isOptional ? "?" : "")\(relation)\(member == name ? "" : "=\(member)")"
    }

    /// `true` if the field can name items: a text that every item has.
    var canBeTitle: Bool { type == .text && !isOptional }

    /// The words of the name: `air date`.
    var words: String { Noun.words(of: name).joined(separator: " ") }

    /// The words for one of the items of a relation: `resident`.
    var wordsOfOne: String { Noun.words(of: Noun.singular(of: name)).joined(separator: " ") }

    /// The name of the option for the field: `air-date`.
    var option: String { Noun.words(of: name).joined(separator: "-") }
}

/// The Swift code for a field.
extension FieldSpec {
    var wireType: String { type.wireType + (isOptional ? "?" : "") }

    var modelType: String { type.modelType + (isOptional ? "?" : "") }

    /// The factory of the column.
    var columnType: String {
        if type.isLink || type == .date { return type == .date ? "time" : "links" }
        return [.text, .day, .address].contains(type) && !isOptional ? "text" : "value"
    }

    /// The value of the DTO for a row without content.
    var emptyCode: String { isOptional ? "nil" : type.emptyCode }

    /// The type of the column in the library.
    var sqlType: String {
        let isNumber = [.integer, .flag].contains(type)
        return (isNumber ? "INTEGER" : type == .decimal ? "REAL" : "TEXT") + (isOptional ? "" : " NOT NULL")
    }

    /// `true` if `add` fails without the option.
    var isRequiredOption: Bool { !isOptional && !type.isList && type != .flag }

    /// The name of the variable with the value, beside those of the command.
    var variable: String {
        ["invocation", "console", "writer", "added", "identifier", "container"].contains(name) ? "\(name)Value" : name
    }

    /// `true` if the option has no value.
    var isSwitch: Bool { type == .flag && !isOptional }

    /// Returns the option with a value, as a user types it.
    func exampleOption(rank: Int) -> String {
        if isSwitch { return "--\(option)" }
        let sample = type.sampleJSON(of: name, rank: rank + 1).replacing(", ", with: ",")
        return "--\(option) \(sample.filter { !["\"", "[", "]"].contains($0) })"
    }
}
