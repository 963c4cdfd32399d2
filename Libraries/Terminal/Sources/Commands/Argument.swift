/// A value that a command takes by its position.
///
/// An argument is also the key by which a command reads its values.
public struct Argument<Value: Sendable>: AnyArgument {
    public let name: String
    public let kind: ValueKind<Value>
    public let count: ArgumentCount
    public let help: String
    public let candidates: (@Sendable () -> CandidateSource)?

    public var form: any ValueForm { kind }
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
    /// The name in help and messages, such as `ID`.
    var name: String { get }

    var form: any ValueForm { get }
    var count: ArgumentCount { get }

    /// The key of the description in the help.
    var help: String { get }

    /// The source of candidates that complete a value.
    var candidates: (@Sendable () -> CandidateSource)? { get }
}
