/// The name of a field for scripts, with its title for users.
public struct FieldName: Sendable {
    let text: String
    private let makeTitle: @Sendable () -> String

    init(_ text: String, title: @escaping @Sendable () -> String) {
        self.text = text
        makeTitle = title
    }

    /// The header of the field in the current language; empty if it is unknown.
    var title: String { makeTitle() }
}

extension FieldName: Hashable {
    public static func == (left: FieldName, right: FieldName) -> Bool { left.text == right.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension FieldName: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) { "" } }
}

/// The names of the fields that are derived from a list.
extension FieldName {
    static let count = ".count"
    static let first = ".first"

    /// Returns the name of the option that a field of a list's records needs: `episodes` for `episodes.code`.
    static func neededOption(of name: String) -> String? {
        guard let period = name.firstIndex(of: ".") else { return nil }
        return [count, first].contains(String(name[period...])) ? nil : String(name[..<period])
    }
}
