internal import ChallengeCore
public import ChallengeTerminal

extension ValueKind where Value == ItemSelector<String> {
    /// Returns the kind of a word that is an identifier of a collection, or `-`, or a word of a name.
    ///
    /// Any other word is part of a name, also one that starts with a digit. White space around it is removed.
    public static func identifier(where isIdentifier: @escaping @Sendable (String) -> Bool) -> ValueKind {
        let text = ValueKind<String>.text
        let identifier = ValueKind<String>(placeholder: "ID", expectation: text.expectation) { word in
            isIdentifier(word) ? word : nil
        }
        let selector = ValueKind.orStandardInput(identifier)
        return ValueKind(placeholder: "ID", expectation: text.expectation) { word in
            selector.parse(word) ?? text.parse(word.trimmed).map { .nameWord($0) }
        }
    }
}
