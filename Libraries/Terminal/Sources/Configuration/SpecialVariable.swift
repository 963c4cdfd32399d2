/// An environment variable of a tool that belongs to no setting.
public struct SpecialVariable: Sendable {
    public let name: String

    /// The kind of its values; `nil` if another part of the program checks the value.
    private let kind: ValueKind<any Sendable>?

    public init(_ name: String) {
        self.name = name
        kind = nil
    }

    private init<Value>(_ name: String, _ kind: ValueKind<Value>) {
        self.name = name
        self.kind = kind.erased
    }

    /// The variables about the terminal, which this module reads.
    public static let ofTerminal = [
        SpecialVariable("CHALLENGE_FORCE_TTY", .positiveInteger), SpecialVariable("CHALLENGE_HYPERLINKS", .toggle),
    ]

    /// Returns the mistake in the value; `nil` for a valid value and for a missing one.
    public func mistake(in environment: [String: String]) -> SettingError? {
        guard let kind, let text = environment[name], !text.isEmpty, kind.parse(text) == nil else { return nil }
        return .invalidVariable(name: name, value: text, expected: kind.expectation)
    }
}
