/// The Swift code for a field of the user's data: a column of SQLite, and an option of the command `add`.
extension FieldSpec {
    /// The name of the column: `air_date`.
    var sqlName: String { Noun.words(of: name).joined(separator: "_").asSQLName }

    var sqlColumn: String {
        let type =
            switch type {
            case .integer, .flag, .link: "INTEGER"
            case .decimal: "REAL"
            default: "TEXT"
            }
        return "\(sqlName) \(type)\(isOptional ? "" : " NOT NULL")"
    }

    /// The value of the DTO's property for a statement.
    var sqlValue: String {
        func code(_ value: String) -> String {
            switch type {
            case .integer, .link: ".integer(Int64(\(value)))"
            case .decimal: ".real(\(value))"
            case .flag: ".integer(\(value) ? 1 : 0)"
            case .texts, .integers, .links: ".text(\(value).storedText)"
            case .text, .date, .day, .address: ".text(\(value))"
            }
        }
        return isOptional ? "item.\(name).map { \(code("$0")) } ?? .null" : code("item.\(name)")
    }

    /// Returns the expression that reads the property from a column of a row.
    func rowValue(_ column: Int) -> String {
        let code =
            switch type {
            case .integer, .link: "row.integer(\(column))"
            case .decimal: "row.real(\(column))"
            case .flag: "row.integer(\(column)) != 0"
            case .texts, .integers, .links: "\(type.wireType)(storedText: row.text(\(column)))"
            case .text, .date, .day, .address: "row.text(\(column))"
            }
        return isOptional ? "row[\(column)] == .null ? nil : \(code)" : code
    }

    /// The expression that converts the value of the model `item` to that of the DTO.
    var storedValue: String {
        guard type == .date else { return "item.\(name)" }
        return isOptional ? "item.\(name)?.description" : "item.\(name)?.description ?? \"\""
    }

    /// Returns the declaration of the option; `kind` begins the keys of texts.
    func optionCode(_ kind: String) -> String {
        let help = "help: \"\(kind).option.\(name)\""
        if type == .flag, !isOptional { return "Flag(\"\(option)\", \(help))" }
        let value =
            switch type {
            case .text: ".text"
            case .integer, .link: ".integer"
            case .decimal: ".decimal"
            case .flag: ".choice([(true, [\"true\", \"yes\"]), (false, [\"false\", \"no\"])])"
            case .date: ".time"
            case .day: ".day"
            case .address: ".webAddress"
            case .texts: ".list(of: .text), placeholder: \"A,B\""
            case .integers, .links: ".list(of: .integer), placeholder: \"N,N\""
            }
        return "Option(\"\(option)\", \(value), \(help))"
    }

    /// `true` if `add` fails without the option.
    var isRequiredOption: Bool { !isOptional && !type.isList && type != .flag }

    /// The name of the variable with the value, beside those of the command.
    var variable: String {
        ["invocation", "console", "writer", "added", "identifier", "container"].contains(name) ? "\(name)Value" : name
    }

    /// The expression for the value of the option.
    var optionValue: String {
        if isOptional { return "invocation[Self.\(name)]" }
        if type == .flag { return "invocation.has(Self.\(name))" }
        return type.isList ? "invocation[Self.\(name)] ?? []" : "try invocation.required(Self.\(name))"
    }

    /// The option with a value, as a user types it.
    var exampleOption: String {
        let value =
            switch type {
            case .text: name
            case .integer, .link: "2"
            case .decimal: "2.5"
            case .flag: isOptional ? "true" : ""
            case .date: "2020-01-31T12:30:00Z"
            case .day: "2020-01-31"
            case .address: "https://example.org/?a=b"
            case .texts: "a,b"
            case .integers, .links: "1,2"
            }
        return "--\(option)\(value.isEmpty ? "" : " \(value)")"
    }

    /// The member with the value of the example in the output.
    var exampleJSON: String {
        let value =
            switch type {
            case .text: "\"\(name)\""
            case .integer, .link: "2"
            case .decimal: "2.5"
            case .flag: "true"
            case .date: "\"2020-01-31T12:30:00"
            case .day: "\"2020-01-31\""
            case .address: "\"https://example.org/?a=b\""
            case .texts: "[\"a\",\"b\"]"
            case .integers, .links: "[1,2]"
            }
        return "\"\(name)\":\(value)"
    }
}

extension String {
    /// The name for SQL; one that SQL reserves gets a suffix.
    var asSQLName: String { reservedSQLNames.contains(self) ? self + "_value" : self }
}

/// The keywords of SQLite that cannot be the name of a table or of a column.
private let reservedSQLNames: Set = [
    "add", "all", "alter", "and", "as", "autoincrement", "between", "case", "check", "collate", "commit", "constraint",
    "create", "default", "deferrable", "delete", "distinct", "drop", "else", "escape", "except", "exists", "foreign",
    "from", "group", "having", "in", "index", "insert", "intersect", "into", "is", "isnull", "join", "limit", "not",
    "nothing", "notnull", "null", "on", "or", "order", "primary", "references", "returning", "select", "set", "table",
    "then", "to", "transaction", "union", "unique", "update", "using", "values", "when", "where",
]
