/// The Swift and SQL code for a field.
extension FieldSpec {
    /// The type of the DTO's property.
    var wireType: String { type.wireType }

    /// The type of the model's property.
    var modelType: String { type.modelType }

    /// Returns an expression that converts the DTO's value to the model's.
    func modelValue(of variable: String) -> String {
        let value = "\(variable).\(name)"
        return switch type {
        case .date: "Timestamp(\(value))"
        case .link: "links.map(\(value))"
        case .list(.link): "\(value).compactMap(links.map)"
        default: value
        }
    }

    /// The arguments of a record's field that convert the model's value.
    var recordValue: String {
        switch type {
        case .text: "json: { .string($0.\(name)) }"
        case .integer, .link: "json: { .integer($0.\(name)) }"
        case .double: "json: { .double($0.\(name)) }"
        case .boolean: "json: { .bool($0.\(name)) }"
        case .date: "moment: \\.\(name)"
        case .list(.text): "list: { $0.\(name).map { .string($0) } }"
        case .list: "list: { $0.\(name).map(JSONValue.integer) }"
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
        case .date, .link, .list: ".hidden"
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
    var sqlDeclaration: String { "\(sqlName) \(sqlType) NOT NULL" }

    /// The value of a new column in the rows that exist, which `add` also stores without an option.
    var sqlDefault: String { sqlType == "TEXT" ? "''" : "0" }

    /// An expression for the value that is bound to an SQL statement.
    var sqlValue: String {
        switch type {
        case .text, .date, .link: ".text(\(name))"
        case .integer: "SQLValue(\(name))"
        case .double: ".real(\(name))"
        case .boolean: "SQLValue(\(name) ? 1 : 0)"
        case .list(.integer): ".text(TextList(elements: \(name).map(String.init)).storage)"
        case .list: ".text(TextList(elements: \(name)).storage)"
        }
    }

    /// Returns an expression that reads the value from a row.
    func sqlRead(column: Int) -> String {
        switch type {
        case .text, .date, .link: "row.text(\(column))"
        case .integer: "row.integer(\(column))"
        case .double: "row.real(\(column))"
        case .boolean: "row.integer(\(column)) != 0"
        case .list(.integer): "TextList(storage: row.text(\(column))).elements.compactMap { Int($0) }"
        case .list: "TextList(storage: row.text(\(column))).elements"
        }
    }
}

extension FieldType {
    fileprivate var wireType: String {
        switch self {
        case .text, .date, .link: "String"
        case .integer: "Int"
        case .double: "Double"
        case .boolean: "Bool"
        case .list(let element): "[\(element.wireType)]"
        }
    }

    fileprivate var modelType: String {
        switch self {
        case .text: "String"
        case .integer: "Int"
        case .double: "Double"
        case .boolean: "Bool"
        case .date: "Timestamp?"
        case .link: "Int?"
        case .list(.link): "[Int]"
        case .list(let element): "[\(element.modelType)]"
        }
    }
}
