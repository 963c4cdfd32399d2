internal import ChallengeCore

/// A value that a command takes by its position.
public struct Argument<Value: Sendable>: Sendable {
    /// The name in help and messages, such as `ID`.
    public let name: String

    public let kind: ValueKind<Value>
    public let count: ArgumentCount

    /// The key of the description in the help.
    public let help: String

    public init(_ name: String, _ kind: ValueKind<Value>, _ count: ArgumentCount = .one, help: String) {
        self.name = name
        self.kind = kind
        self.count = count
        self.help = help
    }
}

/// The number of values that an argument takes; only the last argument of a command may take several.
public enum ArgumentCount: Sendable {
    case one
    case optional
    case oneOrMore
    case any

    var isRequired: Bool { self == .one || self == .oneOrMore }

    var repeats: Bool { self == .oneOrMore || self == .any }
}

/// An argument with any type of value, so that arguments can be in one array.
public protocol AnyArgument: Sendable {
    var erased: Argument<any Sendable> { get }
}

extension Argument: AnyArgument {
    public var erased: Argument<any Sendable> {
        Argument<any Sendable>(name, kind.erased, count, help: help)
    }
}

/// A value, or `-` in place of the words of standard input.
public enum ValueOrStandardInput<Value: Sendable>: Sendable {
    case value(Value)
    case standardInput
}

extension ValueKind {
    /// Returns the kind of a value that may be `-`, which means all values in standard input.
    ///
    /// White space separates the values in standard input, so they can be in a column or on one line.
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

    /// Returns the values of the argument in order, with those of standard input in place of `-`.
    ///
    /// Each value is returned once. An empty standard input has no values, so that the empty output of one command
    /// leads to the empty output of the next. An invalid word in standard input is the same error as an invalid word on
    /// the command line. A second `-` adds no values, because standard input is at its end.
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
