public import ChallengeResources

/// The texts of a kind of value, whose type only the kind knows.
public protocol ValueForm: Sendable {
    /// The name of the value in the help, unless the option has another one.
    var placeholder: String { get }

    /// The description of valid values.
    var expectation: Expectation { get }

    /// Returns an invalid value as messages show it, without the parts that may be secret.
    var redact: @Sendable (String) -> String { get }

    /// Returns the text with the program's word in place of a word of the current language.
    var untranslated: @Sendable (String) -> String { get }

    /// Returns the keys of the descriptions of choices, or texts in the current language, by their spelling in lower
    /// case.
    var descriptions: @Sendable () -> [String: String] { get }

    /// `true` for names of fields: an option without a value then prints all names, and a value may begin with a minus.
    var acceptsFieldNames: Bool { get }

    /// `true` for names of fields in which a minus before a name reverses the order.
    var allowsDescending: Bool { get }

    /// `true` if the option is repeated for several values, which cannot be in one list.
    var isRepeated: Bool { get }

    /// `true` for a value that is never printed.
    var isSecret: Bool { get }

    /// `true` for the path of a file, which the shell completes.
    var isFilePath: Bool { get }

    func accepts(_ text: String) -> Bool

    /// Returns `true` if a filter with the text includes the items with the value, ignoring case.
    ///
    /// - Parameter matchesPart: `true` if a text can be part of the value.
    func filter(_ text: String, includes value: String, asPart matchesPart: Bool) -> Bool
}

/// A kind of value: its parser, and the description for users who type an invalid value.
public struct ValueKind<Value: Sendable>: ValueForm {
    public let placeholder: String

    /// The description of valid values, made on demand, because choices can depend on the current language.
    private var makeExpectation: @Sendable () -> Expectation

    /// Returns the value that the text represents, or `nil` if the text is invalid.
    public private(set) var parse: @Sendable (String) -> Value?

    public let redact: @Sendable (String) -> String

    /// Combines the values of a repeated option; by default the last value is used, and lists are joined.
    let combine: @Sendable ([Value]) -> Value?

    public internal(set) var untranslated: @Sendable (String) -> String = { $0 }
    public private(set) var descriptions: @Sendable () -> [String: String] = { [:] }
    public private(set) var acceptsFieldNames = false
    public private(set) var allowsDescending = false
    public private(set) var isRepeated = false
    public internal(set) var isSecret = false
    public private(set) var isFilePath = false

    public init(
        placeholder: String,
        expectation: @autoclosure @escaping @Sendable () -> Expectation,
        redact: @escaping @Sendable (String) -> String = { $0 },
        combine: @escaping @Sendable ([Value]) -> Value? = { $0.last },
        parse: @escaping @Sendable (String) -> Value?
    ) {
        self.placeholder = placeholder
        makeExpectation = expectation
        self.redact = redact
        self.combine = combine
        self.parse = parse
    }

    public var expectation: Expectation { makeExpectation() }

    public func accepts(_ text: String) -> Bool { parse(text) != nil }
}

extension ValueKind {
    /// Returns the kind that also accepts the words that a screen shows in the current language, and proposes them.
    public func translated(by words: TranslatedWords) -> ValueKind {
        let untranslated = { @Sendable (text: String) in words.word(for: text) ?? text }
        var kind = self
        kind.makeExpectation = { expectation.mapChoices { words.translation(of: $0).asChoice } }
        kind.parse = { parse(untranslated($0)) }
        kind.untranslated = untranslated
        return kind
    }
}

extension ValueKind where Value == String {
    /// Returns the kind that also accepts a word, such as `off`.
    public func or(_ word: String) -> ValueKind {
        var kind = self
        kind.parse = { $0 == word ? word : parse($0) }
        return kind
    }
}

extension ValueKind {
    /// Returns the kind with descriptions of its choices, which completions show.
    ///
    /// - Parameter descriptions: The keys of the texts, or texts in the current language.
    public func describing(_ descriptions: @autoclosure @escaping @Sendable () -> [String: String]) -> ValueKind {
        var kind = self
        kind.descriptions = {
            Dictionary(descriptions().map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        return kind
    }
}

extension ValueKind where Value == [String] {
    /// The names of fields, separated by commas.
    public static var fieldNames: ValueKind {
        var kind = list(of: .text)
        kind.acceptsFieldNames = true
        return kind
    }

    /// The names of fields, separated by commas, of which each can have a minus for the descending order.
    public static var sortedFieldNames: ValueKind {
        var kind = fieldNames
        kind.allowsDescending = true
        return kind
    }
}

extension ValueKind {
    /// Returns the kind of an option that can be repeated, with one value each time.
    public static func repeated<Element>(_ element: ValueKind<Element>) -> ValueKind where Value == [Element] {
        var kind = ValueKind(
            placeholder: element.placeholder, expectation: element.expectation, combine: { $0.flatMap(\.self) },
            parse: { text in element.parse(text).map { [$0] } })
        kind.isRepeated = true
        return kind
    }
}

extension ValueKind where Value == String {
    /// The path of a file.
    public static var file: ValueKind {
        var kind = ValueKind(placeholder: "FILE", expectation: text.expectation, parse: text.parse)
        kind.isFilePath = true
        return kind
    }
}

/// The description of valid values in a message about an invalid value.
public indirect enum Expectation: Sendable, Equatable {
    /// The key of a description, such as "a whole number, 1 or more".
    case described(String)

    /// The key of the description of a whole number.
    case wholeNumber(String)

    /// The key of the description of a time with a unit.
    case duration(String)

    /// The key of the whole message, which takes the wrong value.
    case explained(String)

    case oneOf([String])
    case listOf(Expectation)

    /// `true` for several values that are separated by commas.
    var isList: Bool { if case .listOf = self { true } else { false } }

    /// The spellings to choose from; empty if other values are valid, too.
    public var choices: [String] {
        switch self {
        case .described, .wholeNumber, .duration, .explained: []
        case .oneOf(let spellings): spellings
        case .listOf(let element): element.choices
        }
    }

    func mapChoices(_ transform: (String) -> String) -> Expectation {
        switch self {
        case .described, .wholeNumber, .duration, .explained: self
        case .oneOf(let spellings): .oneOf(spellings.map(transform))
        case .listOf(let element): .listOf(element.mapChoices(transform))
        }
    }

    var text: String {
        switch self {
        case .described(let key), .wholeNumber(let key), .duration(let key), .explained(let key): key.localized()
        case .oneOf(let spellings): "terminal.expected.oneOf %@".localized(spellings.joined(separator: ", "))
        case .listOf(let element): "terminal.expected.list %@".localized(element.text)
        }
    }
}

extension String {
    /// The word in lower case, except for an abbreviation such as `API`.
    fileprivate var asChoice: String { self == uppercased() ? self : lowercased() }
}
