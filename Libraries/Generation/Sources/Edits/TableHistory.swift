/// The columns that the steps of a schema add to a table or drop from it, each with the number of the step.
struct TableHistory {
    private(set) var added: [String: Int] = [:]
    private(set) var dropped: [String: Int] = [:]

    init(of table: String, steps: [String]) {
        for (index, step) in steps.enumerated() {
            for statement in SchemaStatement.all(in: step) {
                let words = statement.words
                guard words.starts(with: ["alter", "table", table]) else { continue }
                apply(words.dropFirst(3).filter { $0 != "column" }, step: index + 1)
            }
        }
    }

    /// - Parameter words: The words after the name of the table, such as `rename place to spot`.
    private mutating func apply(_ words: [String], step: Int) {
        guard words.count > 1 else { return }
        switch words[0] {
        case "add": add(words[1], step)
        case "drop": drop(words[1], step)
        case "rename" where words.count > 3:
            drop(words[1], step)
            add(words[3], step)
        default: break
        }
    }

    private mutating func add(_ column: String, _ step: Int) {
        added[column] = step
        dropped[column] = nil
    }

    private mutating func drop(_ column: String, _ step: Int) {
        dropped[column] = step
        added[column] = nil
    }
}
