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
