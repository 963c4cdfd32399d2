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
