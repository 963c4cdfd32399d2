/// An index, a trigger, a view or a generated column that a handwritten step of a schema creates.
///
/// SQLite does not drop a column that such an object uses.
struct ColumnUse {
    private static let kinds: Set<String> = ["index", "trigger", "view"]

    /// `index`, `trigger`, `view` or `column`.
    let kind: String
    let name: String
    let table: String
    /// The number of the step.
    let step: Int

    /// The statement that drops the object.
    var dropStatement: String {
        kind == "column" ? "ALTER TABLE \(table) DROP COLUMN \(name)" : "DROP \(kind.uppercased()) \(name)"
    }

    /// Finds the first object that uses the column after all steps.
    init?(of column: String, in table: String, steps: [String]) {
        var found: [ColumnUse] = []
        for (index, step) in steps.enumerated() {
            for words in SchemaStatement.all(in: step).map(\.words) {
                if words.first == "drop" || words.dropFirst(3).first == "drop" {
                    found.removeAll { words.contains($0.name) }
                } else if let use = Self(words, of: column, in: table, step: index + 1) {
                    found.append(use)
                }
            }
        }
        guard let first = found.first else { return nil }
        self = first
    }

    /// Reads a statement such as `CREATE UNIQUE INDEX IF NOT EXISTS name ON …` or `ALTER TABLE … ADD name TEXT AS (…)`.
    private init?(_ words: [String], of column: String, in table: String, step: Int) {
        guard words.contains(table), let last = words.lastIndex(of: column) else { return nil }
        if words.starts(with: ["alter", "table", table, "add"]) {
            let rest = words[4...].drop { $0 == "column" }
            guard let name = rest.first, last > rest.startIndex else { return nil }
            (kind, self.name) = ("column", name)
        } else {
            guard words.first == "create", let position = words.prefix(3).firstIndex(where: Self.kinds.contains),
                let name = words[(position + 1)...].first(where: { !["if", "not", "exists"].contains($0) })
            else { return nil }
            (kind, self.name) = (words[position], name)
        }
        (self.table, self.step) = (table, step)
    }
}
