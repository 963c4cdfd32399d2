public import ChallengeCore
public import ChallengeRepository
public import ChallengeTerminal

extension ValueKind where Value == ItemSelector<ItemKey> {
    /// The kind of a word that is a positive number, or `-`, or a word of a name.
    public static var numberOrName: ValueKind { .orName(.keys(ValueKind<Int>.positiveInteger) { $0.key }) }

    /// Returns the kind of a word that is an identifier of a collection, or `-`, or a word of a name.
    public static func identifier<Item: ItemDTO>(
        of collection: @autoclosure @escaping @Sendable () -> APICollection<Item>
    ) -> ValueKind {
        Item.ID.self == Int.self ? .numberOrName : .identifier(where: { collection().isIdentifier($0) })
    }

    /// Returns the kind of a word that is an identifier, or `-`, or a word of a name.
    ///
    /// Any other word is part of a name, also one that starts with a digit. White space around it is removed.
    public static func identifier(where isIdentifier: @escaping @Sendable (String) -> Bool) -> ValueKind {
        let text = ValueKind<String>.text
        let identifier = ValueKind<ItemKey>(placeholder: "ID", expectation: text.expectation) { word in
            isIdentifier(word) ? .text(word) : nil
        }
        let selector = ValueKind.orStandardInput(identifier)
        return ValueKind(placeholder: "ID", expectation: text.expectation) { word in
            selector.parse(word) ?? text.parse(word.trimmed).map { .nameWord($0) }
        }
    }
}

extension ValueKind where Value == ItemKey {
    /// Returns the kind of the keys of other values.
    public static func keys<Other>(
        _ kind: ValueKind<Other>, _ key: @escaping @Sendable (Other) -> ItemKey
    ) -> ValueKind {
        ValueKind(placeholder: kind.placeholder, expectation: kind.expectation) { kind.parse($0).map(key) }
    }
}
