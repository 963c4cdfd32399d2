internal import ChallengeResources
public import ChallengeTerminal

/// The words for a kind of items, such as `character` and `characters`, which select the kind on the command line.
public struct KindName: Sendable {
    /// The word for one item.
    public let one: String
    /// The word for all items.
    public let plural: String
    public let noun: Noun
    /// The short names of the commands, such as `char` and `chars`.
    let short: [String]

    public init(one: String, plural: String, noun: Noun, short: [String] = []) {
        self.one = one
        self.plural = plural
        self.noun = noun
        self.short = short
    }

    fileprivate func translations(of word: String) -> [String] {
        [(one, 1), (plural, 2)].filter { $0.0 == word }.map { noun($0.1) }
    }
}

extension ValueKind {
    /// Returns the kind of a value that the user selects with a word for one item or for all items, in English or in
    /// the language of the screen, or with a short name.
    ///
    /// - Parameter prefersPlural: `true` if messages have the words for all items.
    public static func named(_ values: [(value: Value, name: KindName)], prefersPlural: Bool) -> ValueKind {
        choice(
            values.map { value, name in
                (value, (prefersPlural ? [name.plural, name.one] : [name.one, name.plural]) + name.short)
            }
        ).translated(
            by: TranslatedWords(values.flatMap { [$0.name.one, $0.name.plural] }) { word in
                values.flatMap { $0.name.translations(of: word) }
            })
    }
}
