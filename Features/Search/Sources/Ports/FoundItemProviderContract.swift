public import ChallengeCore

/// A provider of the items of one kind that match a text, implemented by the app with another feature.
public protocol FoundItemProviderContract: Sendable {
    var kind: FoundItemKind { get }

    /// Finds the items whose texts match, without a request.
    func findItems(text: String) async throws(SearchError) -> Fetched<RankedMatches<FoundItem>>
}

/// An item that a search found.
public struct FoundItem: Sendable, Equatable {
    let kind: FoundItemKind
    let id: Int
    let name: String
    /// The values that tell the item apart from items with similar names, in the current language.
    let detail: String
    /// The number of items that refer to the item.
    let appearances: Int

    public init(kind: FoundItemKind, id: Int, name: String, detail: String, appearances: Int) {
        self.kind = kind
        self.id = id
        self.name = name
        self.detail = detail
        self.appearances = appearances
    }
}

/// Marks the words that a query requires in the text of an item.
public typealias SearchEmphasis = @Sendable (_ text: String, _ isName: Bool) -> MatchedText

/// A kind of item; the raw value is the word for scripts and for `--kind`.
public enum FoundItemKind: String, Sendable, CaseIterable {
    case character
    case episode
    case location
    case favorite
}
