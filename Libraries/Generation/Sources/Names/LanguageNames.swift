/// What Swift lets things be called.
enum SwiftName {
    /// A type's name: `SpaceShip`.
    static func isTypeName(_ text: String) -> Bool {
        text.first.map { $0.isASCII && $0.isUppercase } ?? false && text.allSatisfy(isPart)
    }

    /// The name of a property: `airDate`.
    static func isPropertyName(_ text: String) -> Bool {
        text.first.map { $0.isASCII && $0.isLowercase } ?? false && text.allSatisfy(isPart)
            && !reservedWords.contains(text)
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// Words that may not name a property without quotes around them.
    static let reservedWords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]

    /// Types that every file sees, and that another of the same name would hide.
    static let knownTypes: Set<String> = [
        "Any", "Array", "Bool", "Character", "Clock", "Codable", "CodingKey", "Comparable", "Data", "Date",
        "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Float", "Hashable", "Int",
        "Never", "Optional", "Protocol", "Range", "Result", "Self", "Sendable", "Sequence", "Set", "String",
        "Substring", "Task", "Type", "Void", "URL",
    ]
}

/// What a database lets things be called.
enum SQLName {
    /// The words as a name, `air_date`: one that means something else already gets a line behind it.
    static func of(_ words: [String]) -> String {
        let name = words.joined(separator: "_")
        return keywords.contains(name) || ownColumns.contains(name) ? name + "_" : name
    }

    /// Columns that the tables have of themselves.
    private static let ownColumns: Set<String> = ["source", "id", "fetched_at", "folded"]

    /// The words of SQL that SQLite takes for nothing else.
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
