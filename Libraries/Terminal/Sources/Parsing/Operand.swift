internal import ChallengeCore

/// An argument that may be `-`, which stands for the words of standard input.
public enum Operand<Value: Sendable>: Sendable {
    case value(Value)
    case standardInput
}

extension ValueKind {
    /// Such a value, or `-` for as many as standard input holds, apart by white space: a column, a line, or both.
    public static func orStandardInput<Element>(
        _ element: ValueKind<Element>
    ) -> ValueKind where Value == Operand<Element> {
        ValueKind(placeholder: element.placeholder, expectation: element.expectation) { text in
            text.hasBytes(of: "-") ? .standardInput : element.parse(text).map { .value($0) }
        }
    }
}

extension Invocation {
    /// The largest number of values that are read from standard input.
    static var mostInputValues: Int { 10_000 }

    /// The values of the argument in order, those of standard input in the place of its `-`.
    ///
    /// Each value is returned once. An empty standard input has none, so that the answer to an empty answer is empty. A word
    /// that is no such value is refused as if it had been typed. A second `-` finds nothing left to read.
    public func values<Value: Hashable>(
        of argument: Argument<Operand<Value>>, readingFrom console: Console
    ) async throws -> [Value] {
        var values: [Value] = []
        for operand in self[argument] {
            switch operand {
            case .value(let value): values.append(value)
            case .standardInput: values += try await inputValues(of: argument, from: console)
            }
        }
        return values.withoutRepetition
    }

    private func inputValues<Value>(
        of argument: Argument<Operand<Value>>, from console: Console
    ) async throws -> [Value] {
        var values: [Value] = []
        for try await line in console.inputLines {
            for word in line.split(whereSeparator: \.isWhitespace).map(String.init) {
                guard case .value(let value) = argument.kind.parse(word) else {
                    throw UsageError(
                        .invalidValue(of: argument.name, value: word, expected: argument.kind.expectation), in: path)
                }
                guard values.count < Self.mostInputValues else {
                    throw UsageError(.tooManyValues(of: argument.name, limit: Self.mostInputValues), in: path)
                }
                values.append(value)
            }
        }
        return values
    }
}
