/// The Swift and SQL code for a field.
extension FieldSpec {
    /// The type of the DTO's property.
    var wireType: String { type.wireType + (isOptional ? "?" : "") }

    /// The type of the model's property; not every text is a date or an address, so these are always optional there.
    var modelType: String { type.modelType + (isOptional && !type.modelType.hasSuffix("?") ? "?" : "") }

    /// Returns an expression that converts the DTO's value to the model's.
    func modelValue(of variable: String) -> String {
        let value = "\(variable).\(name)"
        if let parsed = type.parsedType {
            return isOptional ? "\(value).flatMap { \(parsed)($0) }" : "\(parsed)(\(value))"
        }
        return switch type {
        case .link: isOptional ? "\(value).flatMap(links.map)" : "links.map(\(value))"
        case .list(.link): "\(value)\(isOptional ? "?" : "").compactMap(links.map)"
        default: value
        }
    }

    /// `true` if items of the model can lack a value, which is `nil`.
    var canBeMissing: Bool { modelType.hasSuffix("?") }

    /// The comment of the model's property; `nil` if the type says everything.
    var documentation: String? {
        switch type {
        case .date: "`nil` if the text is not a date."
        case .url: "`nil` if the text is not a web address."
        case .link: "The identifier; `nil` if there is none."
        case .list(.link): "The identifiers."
        default: nil
        }
    }

    /// An expression for the text that a search finds.
    var searchedText: String { isOptional ? "\(name) ?? \"\"" : name }

    /// The arguments of a record's field that convert the model's value.
    var recordValue: String {
        switch type {
        case .text: "json: { .string($0.\(name)) }"
        case .integer, .link: "json: { .integer($0.\(name)) }"
        case .double: "json: { .double($0.\(name)) }"
        case .boolean: "json: { .bool($0.\(name)) }"
        case .date: "moment: \\.\(name)"
        case .url: "webAddress: \\.\(name)"
        case .list(.text): "list: { $0.\(name)\(isOptional ? "?" : "").map { .string($0) } }"
        case .list: "list: { $0.\(name)\(isOptional ? "?" : "").map(JSONValue.integer) }"
        }
    }

    /// Returns the format of the table column; `rank` is the position among the fields.
    func column(rank: Int, isTitle: Bool) -> String {
        if isTitle { return "TableColumn(priority: 0, minimumWidth: 20)" }
        return switch type {
        case .text: "TableColumn(priority: \(rank))"
        case .integer, .double: "TableColumn(alignment: .trailing, priority: \(rank), minimumWidth: 4)"
        case .boolean: "TableColumn(priority: \(rank), minimumWidth: 5)"
        // The date is that of the row in the API, not of the item.
        case .date where name == "created": ".dataOnly"
        case .date, .url, .link, .list: ".hidden"
        }
    }

    var sqlName: String { SQLName.of(Noun.words(of: name)) }

    var sqlType: String {
        switch type {
        case .integer, .boolean: "INTEGER"
        case .double: "REAL"
        default: "TEXT"
        }
    }

    /// The SQL declaration of the column.
    var sqlDeclaration: String { "\(sqlName) \(sqlType)\(isOptional ? "" : " NOT NULL")" }

    /// An expression for the value that is bound to an SQL statement.
    var sqlValue: String { isOptional ? "\(name).map { \(sqlValue(of: "$0")) } ?? .null" : sqlValue(of: name) }

    private func sqlValue(of value: String) -> String {
        switch type {
        case .text, .date, .url, .link: ".text(\(value))"
        case .integer: "SQLValue(\(value))"
        case .double: ".real(\(value))"
        case .boolean: "SQLValue(\(value) ? 1 : 0)"
        case .list(.integer): ".text(TextList(elements: \(value).map(String.init)).storage)"
        case .list: ".text(TextList(elements: \(value)).storage)"
        }
    }

    /// Returns an expression that reads the value from a row.
    func sqlRead(column: Int) -> String {
        (isOptional ? "row.isNull(\(column)) ? nil : " : "") + sqlReadOfValue(column: column)
    }

    /// Returns an expression that reads NULL as an empty value.
    func sqlReadOfValue(column: Int) -> String {
        switch type {
        case .text, .date, .url, .link: "row.text(\(column))"
        case .integer: "row.integer(\(column))"
        case .double: "row.real(\(column))"
        case .boolean: "row.integer(\(column)) != 0"
        case .list(.integer): "TextList(storage: row.text(\(column))).elements.compactMap { Int($0) }"
        case .list: "TextList(storage: row.text(\(column))).elements"
        }
    }
}

extension FieldType {
    /// The type of the model that is read from a text, which can fail; `nil` for other types.
    var parsedType: String? {
        switch self {
        case .date: "Timestamp"
        case .url: "WebAddress"
        default: nil
        }
    }

    fileprivate var wireType: String {
        switch self {
        case .text, .date, .url, .link: "String"
        case .integer: "Int"
        case .double: "Double"
        case .boolean: "Bool"
        case .list(let element): "[\(element.wireType)]"
        }
    }

    var modelType: String {
        switch self {
        case .text: "String"
        case .integer: "Int"
        case .double: "Double"
        case .boolean: "Bool"
        case .date, .url: "\(parsedType ?? "")?"
        case .link: "Int?"
        case .list(.link): "[Int]"
        case .list(let element): "[\(element.modelType)]"
        }
    }
}
