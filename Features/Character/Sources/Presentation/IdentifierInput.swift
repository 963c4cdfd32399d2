import ChallengeTerminal

/// An identifier on the line, or the sign that they come on standard input.
enum IdentifierInput: Sendable, Equatable {
    case number(Int)
    case standardInput

    /// The identifiers, each once, in the order in which they were first given.
    static func resolve(
        _ inputs: [IdentifierInput], _ invocation: Invocation, _ console: Console
    ) async throws -> [Int] {
        var identifiers: [Int] = []
        for input in inputs {
            switch input {
            case .number(let number): identifiers.append(number)
            case .standardInput: identifiers += try await read(invocation, console)
            }
        }
        var seen: Set<Int> = []
        return identifiers.filter { seen.insert($0).inserted }
    }

    /// Reads identifiers apart by any white space, so that a column, a line and a mixture of both will do.
    private static func read(_ invocation: Invocation, _ console: Console) async throws -> [Int] {
        let kind = ValueKind.positiveInteger
        var identifiers: [Int] = []
        for try await line in console.inputLines {
            for word in line.split(whereSeparator: \.isWhitespace) {
                guard let identifier = kind.parse(String(word)) else {
                    let problem = UsageError.Problem.invalidValue(
                        of: "ID", value: String(word), expected: kind.expectation)
                    throw UsageError(problem, in: invocation.path)
                }
                identifiers.append(identifier)
            }
        }
        return identifiers
    }
}

extension ValueKind where Value == IdentifierInput {
    /// A whole number from 1, or `-` for those on standard input.
    static var identifier: ValueKind {
        ValueKind(placeholder: "ID", expectation: .described("character.expected.id")) { text in
            text == "-" ? .standardInput : ValueKind<Int>.positiveInteger.parse(text).map { .number($0) }
        }
    }
}
