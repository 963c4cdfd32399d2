/// How a field reads in Swift, by what it holds.
extension FieldSpec {
    /// Its type as the wire has it.
    var wireType: String { type.wireType }

    /// Its type in the domain's model.
    var modelType: String { type.modelType }

    /// The model's value, made of the wire's.
    func modelValue(of thing: String) -> String {
        let value = "\(thing).\(name)"
        return switch type {
        case .moment: "Timestamp(\(value))"
        case .link: "links.map(\(value))"
        case .list(.link): "\(value).compactMap(links.map)"
        default: value
        }
    }

    /// The value as the records of the terminal show it.
    var recordValue: String { type == .moment ? "moment: \\.\(name)" : "json: { \(json) }" }

    private var json: String {
        switch type {
        case .text: ".string($0.\(name))"
        case .integer, .link: ".integer($0.\(name))"
        case .number: ".double($0.\(name))"
        case .truth: ".bool($0.\(name))"
        case .moment: ".string($0.\(name)?.description)"
        case .list(.text): ".array($0.\(name).map { .string($0) })"
        case .list: ".array($0.\(name).map(JSONValue.integer))"
        }
    }

    /// How a table treats its column; the rank is its place among the fields.
    func column(rank: Int, isTitle: Bool) -> String {
        if isTitle { return "TableColumn(priority: 0, minimumWidth: 20)" }
        return switch type {
        case .text: "TableColumn(priority: \(rank))"
        case .integer, .number: "TableColumn(alignment: .trailing, priority: \(rank), minimumWidth: 4)"
        case .truth: "TableColumn(priority: \(rank), minimumWidth: 5)"
        case .moment, .link, .list: ".hidden"
        }
    }

    var sqlName: String { SQLName.of(Noun.words(of: name)) }

    var sqlType: String {
        switch type {
        case .integer, .truth: "INTEGER"
        case .number: "REAL"
        default: "TEXT"
        }
    }

    /// What is bound to a statement.
    var sqlValue: String {
        switch type {
        case .text, .moment, .link: ".text(\(name))"
        case .integer: "SQLValue(\(name))"
        case .number: ".real(\(name))"
        case .truth: "SQLValue(\(name) ? 1 : 0)"
        case .list(.integer): ".text(TextList(elements: \(name).map(String.init)).storage)"
        case .list: ".text(TextList(elements: \(name)).storage)"
        }
    }

    /// What is read from a row.
    func sqlRead(column: Int) -> String {
        switch type {
        case .text, .moment, .link: "row.text(\(column))"
        case .integer: "row.integer(\(column))"
        case .number: "row.real(\(column))"
        case .truth: "row.integer(\(column)) != 0"
        case .list(.integer): "TextList(storage: row.text(\(column))).elements.compactMap { Int($0) }"
        case .list: "TextList(storage: row.text(\(column))).elements"
        }
    }
}

extension FieldType {
    fileprivate var wireType: String {
        switch self {
        case .text, .moment, .link: "String"
        case .integer: "Int"
        case .number: "Double"
        case .truth: "Bool"
        case .list(let element): "[\(element.wireType)]"
        }
    }

    fileprivate var modelType: String {
        switch self {
        case .text: "String"
        case .integer: "Int"
        case .number: "Double"
        case .truth: "Bool"
        case .moment: "Timestamp?"
        case .link: "Int?"
        case .list(.link): "[Int]"
        case .list(let element): "[\(element.modelType)]"
        }
    }
}

/// How a person gives a field of what they keep.
extension FieldSpec {
    /// The wire's value, made of the model's.
    func keptValue(of thing: String) -> String {
        type == .moment ? "\(thing).\(name)?.description ?? \"\"" : "\(thing).\(name)"
    }

    func option(of noun: Noun) -> String {
        let name = "\"\(Noun.words(of: name).joined(separator: "-"))\""
        let help = "help: \"\(noun.variable).option.\(self.name)\""
        return switch type {
        case .text, .link: "Option(\(name), .text, \(help))"
        case .integer: "Option(\(name), .integer, \(help))"
        case .number: "Option(\(name), .number, \(help))"
        case .truth: "Option.flag(\(name), \(help))"
        case .moment: "Option(\(name), .moment, \(help))"
        case .list(.integer): "Option(\(name), .list(of: .integer), \(help))"
        case .list: "Option(\(name), .list(of: .text), \(help))"
        }
    }

    /// What the line gives, or what holds without it.
    var optionValue: String {
        switch type {
        case .text, .link: "invocation[Self.\(name)] ?? \"\""
        case .integer, .number: "invocation[Self.\(name)] ?? 0"
        case .truth: "invocation.has(Self.\(name))"
        case .moment: "invocation[Self.\(name)]"
        case .list: "invocation[Self.\(name)] ?? []"
        }
    }
}
