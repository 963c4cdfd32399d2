/// The rules for names in Swift.
enum SwiftName {
    /// Returns `true` for a type name such as `SpaceShip`.
    static func isTypeName(_ text: String) -> Bool {
        text.first.map { $0.isASCII && $0.isUppercase } ?? false && text.allSatisfy(isPart)
    }

    /// Returns `true` for a property name such as `airDate`.
    static func isPropertyName(_ text: String) -> Bool {
        text.first.map { $0.isASCII && $0.isLowercase } ?? false && text.allSatisfy(isPart)
            && !reservedWords.contains(text)
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// The keywords, which need backticks as property names.
    static let reservedWords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]

    /// The types of Swift whose names no other type can have, and those that the generated code uses.
    static let usedTypes: Set<String> = [
        "Any", "Array", "Bool", "CaseIterable", "CodingKey", "Data", "Decodable", "Double", "Duration", "Encodable",
        "Equatable", "Error", "Hashable", "Int", "KeyValuePairs", "LocalizedError", "Mutex", "Never", "Optional",
        "Protocol", "Result", "Self", "Sendable", "Set", "String", "Substring", "Task", "Test", "Type", "Void",
    ]
}

/// The rules for names in SQL.
enum SQLName {
    /// Returns a name such as `air_date`; a reserved name gets a trailing underscore.
    static func of(_ words: [String]) -> String {
        let name = words.joined(separator: "_")
        return keywords.contains(name) || reservedColumns.contains(name) ? name + "_" : name
    }

    /// The columns that every generated table has.
    private static let reservedColumns: Set<String> = ["source", "id", "fetched_at"]

    /// The keywords that SQLite does not accept as names.
    private static let keywords: Set<String> = [
        "add", "all", "alter", "and", "as", "autoincrement", "between", "case", "cast", "check", "collate",
        "commit", "constraint", "create", "current_date", "current_time", "current_timestamp", "default",
        "deferrable", "delete", "distinct", "drop", "else", "escape", "except", "exists", "foreign", "from",
        "group", "having", "if", "in", "index", "insert", "intersect", "into", "is", "isnull", "join", "limit",
        "not", "nothing", "notnull", "null", "on", "or", "order", "primary", "raise", "references", "returning",
        "select", "set", "table", "then", "to", "transaction", "union", "unique", "update", "using", "values",
        "when", "where",
    ]
}
