internal import ChallengeCore

/// Something a command takes by position.
public struct Argument<Value: Sendable>: Sendable {
    /// What help and messages call it: `ID`.
    public let name: String

    public let kind: ValueKind<Value>
    public let count: ArgumentCount

    /// The key of the line that help shows.
    public let help: String

    public init(_ name: String, _ kind: ValueKind<Value>, _ count: ArgumentCount = .one, help: String) {
        self.name = name
        self.kind = kind
        self.count = count
        self.help = help
    }
}

/// How often an argument may stand on the line; only the last one of a command may repeat.
public enum ArgumentCount: Sendable {
    case one
    case optional
    case oneOrMore
    case any

    var isRequired: Bool { self == .one || self == .oneOrMore }

    var repeats: Bool { self == .oneOrMore || self == .any }
}

/// An argument of any value: what lists of arguments hold.
public protocol AnyArgument: Sendable {
    var erased: Argument<any Sendable> { get }
}

extension Argument: AnyArgument {
    public var erased: Argument<any Sendable> {
        Argument<any Sendable>(name, kind.erased, count, help: help)
    }
}

/// An argument that may be `-`, which stands for the words of standard input.
public enum ValueOrStandardInput<Value: Sendable>: Sendable {
    case value(Value)
    case standardInput
}

extension ValueKind {
    /// Such a value, or `-` for as many as standard input holds, apart by white space: a column, a line, or both.
    public static func orStandardInput<Element>(
        _ element: ValueKind<Element>
    ) -> ValueKind where Value == ValueOrStandardInput<Element> {
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
        of argument: Argument<ValueOrStandardInput<Value>>, readingFrom console: Console
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
        of argument: Argument<ValueOrStandardInput<Value>>, from console: Console
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
