/// A value that a command takes by its position.
public struct Argument<Value: Sendable>: Sendable {
    /// The name in help and messages, such as `ID`.
    public let name: String

    public let kind: ValueKind<Value>
    public let count: ArgumentCount

    /// The key of the description in the help.
    public let help: String

    /// The source of candidates that complete a value.
    let candidates: (@Sendable () -> CandidateSource)?
}

extension Argument {
    public init(_ name: String, _ kind: ValueKind<Value>, _ count: ArgumentCount = .one, help: String) {
        self.init(name: name, kind: kind, count: count, help: help, candidates: nil)
    }

    /// Returns the argument with a source of candidates, which is made on demand, because only completions use it.
    public func completed(by source: @autoclosure @escaping @Sendable () -> CandidateSource) -> Argument {
        Argument(name: name, kind: kind, count: count, help: help, candidates: source)
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
        Argument<any Sendable>(
            name: name, kind: kind.erased, count: count, help: help, candidates: candidates)
    }
}
