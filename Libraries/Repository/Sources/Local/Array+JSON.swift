extension [Int] {
    /// As SQLite's `json_each` takes them: one statement for any number of identifiers.
    var jsonArray: String { "[\(map(String.init).joined(separator: ","))]" }
}
