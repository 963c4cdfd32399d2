/// An index, a trigger or a view that a handwritten step of a schema creates.
///
/// SQLite does not drop a column that such an object uses.
struct ColumnUse: Equatable {
    private static let kinds: Set<String> = ["index", "trigger", "view"]

    /// `index`, `trigger` or `view`.
    let kind: String
    let name: String
    /// The number of the step.
    let step: Int

    var dropStatement: String { "DROP \(kind.uppercased()) \(name)" }

    /// Finds the first object that uses the column after all steps.
    init?(of column: String, in table: String, steps: [String]) {
        var found: [ColumnUse] = []
        for (index, step) in steps.enumerated() {
            for statement in Self.statements(of: step) {
                if statement.first == "drop" {
                    found.removeAll { statement.contains($0.name) }
                } else if let use = Self(statement, step: index + 1), statement.contains(column),
                    statement.contains(table)
                {
                    found.append(use)
                }
            }
        }
        guard let first = found.first else { return nil }
        self = first
    }

    /// Reads a statement such as `CREATE UNIQUE INDEX IF NOT EXISTS name ON …`.
    private init?(_ statement: [String], step: Int) {
        guard statement.first == "create",
            let position = statement.prefix(3).firstIndex(where: Self.kinds.contains),
            let name = statement[(position + 1)...].first(where: { !["if", "not", "exists"].contains($0) })
        else { return nil }
        (kind, self.name, self.step) = (statement[position], name, step)
    }

    /// Returns the words of each statement in the literals of a step, in lower case.
    private static func statements(of step: String) -> [[String]] {
        var statements: [[String]] = []
        for word in SourceFile.words(of: CodeText.literals(of: step)[...]) {
            let word = word.lowercased()
            if ["create", "drop", "alter"].contains(word) || statements.isEmpty { statements.append([]) }
            statements[statements.count - 1].append(word)
        }
        return statements
    }
}
