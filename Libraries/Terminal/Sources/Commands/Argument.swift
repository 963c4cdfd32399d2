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
