/// A change of generated code that the tests of the feature have to detect.
struct Mutation: Sendable {
    /// The changed code.
    enum Change: Sendable {
        /// An expression that replaces an expression of the same type.
        case expression(String)
        /// Statements that replace a statement.
        case statement(String)
    }

    /// The path below the feature's `Sources`.
    let file: String
    /// The code to change, between « and », with enough of the code around it to be unique in the file.
    ///
    /// White space does not matter.
    let place: String
    let change: Change

    init(_ file: String, _ place: String, by expression: String) {
        self.file = file
        self.place = place
        change = .expression(expression)
    }

    init(_ file: String, _ place: String, byStatement statement: String) {
        self.file = file
        self.place = place
        change = .statement(statement)
    }
}

/// A mutation of a feature, with the number that switches it on.
struct Mutant: Sendable, CustomStringConvertible {
    let number: Int
    let feature: String
    let rule: String
    let mutation: Mutation

    var description: String {
        let code =
            switch mutation.change {
            case .expression(let code), .statement(let code): code
            }
        return "\(feature): \(rule): \(mutation.place) → \(code) in \(mutation.file)"
    }
}
