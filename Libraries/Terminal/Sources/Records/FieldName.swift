/// The names of the fields that are derived from a list.
enum FieldName {
    static let count = ".count"
    static let first = ".first"

    /// Returns the name of the option that a field of a list's records needs: `episodes` for `episodes.code`.
    static func neededOption(of name: String) -> String? {
        guard let period = name.firstIndex(of: ".") else { return nil }
        return [count, first].contains(String(name[period...])) ? nil : String(name[..<period])
    }
}
