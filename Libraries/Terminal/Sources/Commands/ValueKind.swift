internal import ChallengeResources

/// What a value may be: how it is read, and what to tell a person whose value is none.
public struct ValueKind<Value: Sendable>: Sendable {
    /// What help calls such a value, unless the option knows better.
    public let placeholder: String

    public let expectation: Expectation

    /// The value that the text spells, or `nil` when it spells none.
    public let parse: @Sendable (String) -> Value?

    /// A wrong value as messages show it: without what may be secret.
    let shown: @Sendable (String) -> String

    /// What holds when an option is given twice: the later value, but for lists, which grow.
    let combine: @Sendable (_ earlier: Value, _ later: Value) -> Value

    public init(
        placeholder: String,
        expectation: Expectation,
        shown: @escaping @Sendable (String) -> String = { $0 },
        combine: @escaping @Sendable (_ earlier: Value, _ later: Value) -> Value = { _, later in later },
        parse: @escaping @Sendable (String) -> Value?
    ) {
        self.placeholder = placeholder
        self.expectation = expectation
        self.shown = shown
        self.combine = combine
        self.parse = parse
    }

    var erased: ValueKind<any Sendable> {
        ValueKind<any Sendable>(
            placeholder: placeholder, expectation: expectation, shown: shown,
            combine: { earlier, later in
                guard let earlier = earlier as? Value, let later = later as? Value else { return later }
                return combine(earlier, later)
            },
            parse: { parse($0) })
    }
}

/// What was expected instead of a wrong value.
public indirect enum Expectation: Sendable, Equatable {
    /// The key of a description, such as "a whole number, 1 or more".
    case described(String)

    /// The key of the whole message, which takes the wrong value.
    case explained(String)

    case oneOf([String])
    case listOf(Expectation)

    /// The spellings to choose from, where the choice is closed.
    public var choices: [String] {
        switch self {
        case .described, .explained: []
        case .oneOf(let spellings): spellings
        case .listOf(let element): element.choices
        }
    }

    var text: String {
        switch self {
        case .described(let key), .explained(let key): key.localized()
        case .oneOf(let spellings): "terminal.expected.oneOf %@".localized(spellings.joined(separator: ", "))
        case .listOf(let element): "terminal.expected.list %@".localized(element.text)
        }
    }
}
