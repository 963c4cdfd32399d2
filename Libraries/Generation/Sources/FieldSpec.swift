internal import ChallengeTerminal

/// A field of an item: its name in Swift, its member in the JSON of the API, and its type.
struct FieldSpec: Codable, Equatable, Sendable {
    let name: String
    /// The path of the member, such as `air_date` or `price.amount`.
    let member: String
    let type: FieldType
    /// `true` if items can lack the member.
    let isOptional: Bool
    /// The kind of the items to which the identifiers refer, such as `character`; `nil` without a relation.
    private(set) var kind: String?

    init(
        name: String, member: String? = nil, type: FieldType, isOptional: Bool = false, kind: String? = nil
    ) throws {
        if let problem = NameRules.problem(ofProperty: name) {
            throw CommandError(
                "The field name '\(name)' \(problem).", advice: "Use another one, such as \(name)Value.")
        }
        let member = member ?? name
        guard Self.isPath(member) else {
            throw CommandError(
                "'\(member)' is not the name of a member.", advice: "Use a name such as air_date or price.amount.")
        }
        if kind != nil, type != .links {
            throw CommandError(
                "The field '\(name)' cannot refer to items.",
                advice: "Use the type [Link], as in '\(name):[Link]>character'.")
        }
        self.name = name
        self.member = member
        self.type = type
        self.kind = kind
        self.isOptional = isOptional && !type.canBeMissing
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
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw CommandError("'\(text)' is not a field.", advice: "Use NAME:TYPE or NAME:TYPE=MEMBER.")
        }
        let type = parts[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let relation = (type.first ?? "").split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(relation.first ?? "")
        let name = spelling.hasSuffix("?") ? String(spelling.dropLast()) : spelling
        guard let fieldType = FieldType(rawValue: name) else {
            let spellings = FieldType.allCases.map(\.rawValue)
            let nearest = NearestSpelling.of(name, among: spellings).map { " Did you mean '\($0)'?" } ?? ""
            throw CommandError(
                "Unknown field type '\(name)'.\(nearest)",
                advice: "Use \(spellings.joined(separator: ", ")), with ? if items can lack the member.")
        }
        try self.init(
            name: parts[0], member: type.count == 2 ? type[1] : nil, type: fieldType,
            isOptional: spelling.hasSuffix("?"), kind: relation.count == 2 ? String(relation[1]) : nil)
    }

    /// Returns the field with another kind of related items, or without a relation.
    func relating(to kind: String?) -> FieldSpec {
        var field = self
        field.kind = kind
        return field
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

    /// `true` if lists can be filtered by the field.
    var canBeFilter: Bool { type == .text }

    /// The words of the name: `air date`.
    var words: String { Noun.words(of: name).joined(separator: " ") }

    /// The words for one of the items of a relation: `resident`.
    var wordsOfOne: String { Noun.words(of: Noun.singular(of: name)).joined(separator: " ") }

    /// The name of the option that filters by the field: `air-date`.
    var option: String { Noun.words(of: name).joined(separator: "-") }
}

/// The Swift code for a field.
extension FieldSpec {
    var wireType: String { type.wireType + (isOptional ? "?" : "") }

    var modelType: String { type.modelType + (isOptional && type != .date ? "?" : "") }

    /// Returns the declaration of the column; `uses` begins with a comma.
    func column(uses: String) -> String {
        let factory =
            switch type {
            case .text where !isOptional: "text"
            case .date where !isOptional, .day where !isOptional, .address where !isOptional: "text"
            case .link: "link"
            case .links: "links"
            default: "value"
            }
        return ".\(factory)(\"\(member)\", \\.\(name)\(uses))"
    }

    /// The expression that converts the value of the DTO `item` to that of the model.
    var modelValue: String {
        switch type {
        case .date: isOptional ? "item.\(name).flatMap { Timestamp($0) }" : "Timestamp(item.\(name))"
        default: "item.\(name)"
        }
    }

    /// Returns the arguments of a record's field after its column; `kind` begins the keys of texts.
    func recordValue(_ kind: String) -> String {
        if let other = self.kind { return "links: \\.\(name), to: \"\(other)\", noun: \"\(kind).related.\(name)\"" }
        let dot = isOptional ? "?." : "."
        return switch type {
        case .text, .address: "json: { .string($0.\(name)) }"
        case .day:
            "json: { .string($0.\(name)) }, screenText: { $0.\(name)\(dot)localizedDate\(isOptional ? " ?? \"\"" : "") }"
        case .integer, .link: "json: { .integer($0.\(name)) }"
        case .decimal: "json: { .double($0.\(name)) }"
        case .flag: "json: { .bool($0.\(name)) }"
        case .date: "moment: \\.\(name)"
        case .texts: "list: { $0.\(name)\(dot)map { .string($0) } }"
        case .integers, .links: "list: { $0.\(name)\(dot)map { .integer($0) } }"
        }
    }

    /// Returns the column of tables; `rank` is the position after the title, and 0 for the title itself.
    func tableColumn(rank: Int) -> String {
        if rank == 0 { return "TableColumn(priority: 0, minimumWidth: 20)" }
        return switch type {
        case .text, .day: "TableColumn(priority: \(rank))"
        case .integer, .decimal: "TableColumn(alignment: .trailing, priority: \(rank), minimumWidth: 4)"
        case .flag: "TableColumn(priority: \(rank), minimumWidth: 5)"
        case .date, .address, .link, .texts, .integers, .links: ".hidden"
        }
    }

    /// The value of the DTO for a row without content.
    var emptyCode: String { isOptional ? "nil" : type.emptyCode }
}
