internal import ChallengeCore

/// A word of a command line that selects items.
public enum ItemSelector<Value: Sendable>: Sendable {
    /// An identifier, or another value for one item.
    case value(Value)
    /// The word `-`, in place of the values in standard input.
    case standardInput
    /// A word of a name.
    case nameWord(String)
    /// A word that looks like a mistyped value.
    ///
    /// As the first word it is an error; later it can be part of a name.
    case mistypedValue(String, expected: Expectation)
}

/// The items that all words of an argument select.
public enum ItemSelection<Value: Sendable & Hashable>: Sendable, Equatable {
    case one(Value)
    case several([Value])
    case name(String)
}

extension ValueKind {
    /// Returns the kind of a value that may be `-`, which means all values in standard input.
    ///
    /// Each line of standard input has one value, up to the first tab. White space around a value is removed.
    public static func orStandardInput<Element>(
        _ element: ValueKind<Element>
    ) -> ValueKind where Value == ItemSelector<Element> {
        ValueKind(placeholder: element.placeholder, expectation: element.expectation) { word in
            let text = word.trimmed
            if text.isBytewiseEqual(to: "-") { return .standardInput }
            // The command names the kind, so `#47` can only be the identifier.
            return (element.parse(text) ?? (text.hasPrefix("#") ? element.parse(String(text.dropFirst())) : nil))
                .map { .value($0) }
        }
    }

    /// Returns the kind of a value that may be `-` or a word of a name.
    ///
    /// These count as mistyped values: a text without letters, and a single word that starts with a digit or as other
    /// values do. White space around a value or a name is removed.
    ///
    /// - Parameters:
    ///   - expectation: The description of a valid word in error messages. For standard input, the description of
    ///     `element` is used.
    ///   - startsLikeValue: Returns `true` for other mistyped values.
    public static func orName<Element>(
        _ element: ValueKind<Element>, expectation: Expectation = .itemReference,
        startsLikeValue: @escaping @Sendable (String) -> Bool = { _ in false }
    ) -> ValueKind where Value == ItemSelector<Element> {
        let withoutName = ValueKind.orStandardInput(element)
        return ValueKind(placeholder: element.placeholder, expectation: element.expectation) { word in
            let text = word.trimmed
            if let value = withoutName.parse(text) { return value }
            let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
            let startsWithDigit = digits.first.map { ("0"..."9").contains($0) } ?? true
            let startsLikeValue = startsWithDigit || startsLikeValue(text)
            let isName = text.contains(where: \.isLetter) && (!startsLikeValue || text.contains(where: \.isWhitespace))
            return isName ? .nameWord(text) : .mistypedValue(word, expected: expectation)
        }
    }
}

extension Invocation {
    /// Returns the items that the argument selects: by their values, or by one name, which consists of all words.
    ///
    /// The first word decides. If it is a value, all other words must be values.
    ///
    /// - Parameters:
    ///   - named: Returns the value for a name in standard input, as in ``values(of:readingFrom:named:note:)``.
    ///   - note: Receives the notes of standard input.
    public func selection<Value: Hashable & CustomStringConvertible>(
        of argument: Argument<ItemSelector<Value>>, readingFrom console: Console,
        named: ((String) async throws -> Value)? = nil, note: ((Value, String) throws -> Void)? = nil
    ) async throws -> ItemSelection<Value> {
        let selectors = self[argument]
        if case .nameWord = selectors.first { return .name(selectors.map(\.word).joined(separator: " ")) }
        if selectors.count == 1, case .value(let value) = selectors[0] { return .one(value) }
        try refuseUnquotedName(selectors)
        return .several(try await values(of: argument, readingFrom: console, named: named, note: note))
    }

    /// Throws an error for a word of a name after an identifier.
    ///
    /// It proposes quotes if the words can be a name that begins with a digit. `1 rick` and `1 2 rick` are no such names,
    /// because identifiers and a name are more probable.
    private func refuseUnquotedName<Value: CustomStringConvertible>(
        _ selectors: [ItemSelector<Value>]
    ) throws(UsageError) {
        let words = selectors.map(\.word)
        guard selectors.contains(where: \.isNameWord), let wrong = selectors.firstIndex(where: { !$0.isValue }) else {
            return
        }
        guard words[0].first?.isNumber == true, wrong == 0 || (wrong == 1 && words.count > 2),
            !words.contains(where: { $0.isBytewiseEqual(to: "-") })
        else { return }
        let proposal = commandLine(operands: [words.joined(separator: " ").quotedForShell])
        throw UsageError(.nameNeedsQuotes(words[wrong], proposal: proposal), in: path)
    }
}

extension ItemSelector {
    fileprivate var isNameWord: Bool { if case .nameWord = self { true } else { false } }
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}

extension ItemSelector where Value: CustomStringConvertible {
    fileprivate var word: String {
        switch self {
        case .value(let value): "\(value)"
        case .standardInput: "-"
        case .nameWord(let word), .mistypedValue(let word, _): word
        }
    }
}
