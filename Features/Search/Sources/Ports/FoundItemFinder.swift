public import ChallengeCore
public import ChallengeTerminal

/// A search for the items of one kind in another feature.
public struct FoundItemFinder: Sendable {
    let kind: FoundItemKind
    /// Finds the items on this machine whose texts match.
    let find: @Sendable (_ text: String) async throws(SearchError) -> Fetched<RankedMatches<NamedItem>>

    public init(
        _ kind: FoundItemKind,
        find: @escaping @Sendable (_ text: String) async throws(SearchError) -> Fetched<RankedMatches<NamedItem>>
    ) {
        self.kind = kind
        self.find = find
    }
}

/// A kind of item that a search finds.
public struct FoundItemKind: Sendable, Hashable {
    /// The word for scripts and for `--kind`.
    let name: String
    let noun: Noun
    /// The key of the description in completions, into which the plural of the word is inserted.
    let help: String

    public init(_ name: String, noun: Noun, help: String) {
        self.name = name
        self.noun = noun
        self.help = help
    }
}

/// Marks the words that a query requires in the text of an item.
public typealias SearchEmphasis = @Sendable (_ text: String, _ isName: Bool) -> MatchedText
