/// The rules for names of features and fields.
enum NameRules {
    /// Returns what is wrong with a property name, as the end of a sentence; `nil` for a good one.
    static func problem(ofProperty name: String) -> String? {
        if name.wholeMatch(of: #/[a-z][A-Za-z0-9]*/#) == nil {
            return "is not the name of a Swift property, such as airDate"
        }
        if keywords.contains(name) { return "is a keyword of Swift" }
        return members.contains(name) ? "is a member of every item" : nil
    }

    /// Returns what is wrong with a type name, as the end of a sentence; `nil` for a good one.
    static func problem(ofType name: String) -> String? {
        if name.wholeMatch(of: #/[A-Z][A-Za-z0-9]*/#) == nil {
            return "is not the name of a Swift type, such as SpaceShip"
        }
        return impossibleTypes.contains(name) ? "has another meaning in Swift" : nil
    }

    /// The names that no property can have without backticks.
    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The names that `NamedItemContract` gives to members of every item.
    private static let members: Set = [
        "id", "key", "shortName", "appearances", "distinctions", "searchDistinctions", "furtherDistinctions",
    ]

    /// The names of types that code cannot use for another type.
    private static let impossibleTypes: Set = ["Any", "Error", "Main", "Protocol", "Self", "Type"]
}
