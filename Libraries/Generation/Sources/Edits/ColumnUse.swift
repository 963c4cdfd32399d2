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

    /// Returns the words of each statement of a step, in lower case.
    ///
    /// A statement is a string literal, or several that `+` joins.
    private static func statements(of step: String) -> [[String]] {
        var statements: [[String]] = []
        var isJoined = false
        var lexer = SwiftLexer(step[...])
        while case let start = lexer.position, let token = lexer.next() {
            switch token {
            case .literal:
                if !isJoined { statements.append([]) }
                let words = SourceFile.words(of: step[start..<lexer.position]).map { $0.lowercased() }
                statements[statements.count - 1] += words
                isJoined = false
            case .character("+"): isJoined = !statements.isEmpty
            case .character, .comment: break
            }
        }
        return statements
    }
}
