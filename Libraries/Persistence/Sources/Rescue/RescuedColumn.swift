/// A column of a table into which rows are rescued.
struct RescuedColumn {
    let name: String
    let type: String
    let isRequired: Bool
    let hasDefault: Bool

    func canHold(_ value: SQLValue) -> Bool {
        switch (type, value) {
        case (_, .null): !isRequired
        case ("TEXT", .text), ("INTEGER", .integer), ("REAL", .real), ("REAL", .integer), ("BLOB", .blob): true
        case ("TEXT", _), ("INTEGER", _), ("REAL", _), ("BLOB", _): false
        default: true
        }
    }

    /// The replacement for a lost value in a required column.
    var emptyValue: SQLValue {
        switch type {
        case "INTEGER": .integer(0)
        case "REAL": .real(0)
        case "BLOB": .blob([])
        default: .text("")
        }
    }
}
