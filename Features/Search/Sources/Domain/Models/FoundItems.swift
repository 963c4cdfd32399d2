import ChallengeCore

/// An item that a search found.
struct FoundItem: Sendable, Equatable {
    let kind: FoundItemKind
    let item: NamedItem

    /// The values that tell the item apart from items with similar names, in the current language.
    var detail: String { item.searchDistinctions.joined(separator: " · ") }
}

/// The items of all kinds that a search found, starting with the best match.
struct FoundItems: Sendable, Equatable {
    let items: Fetched<[FoundItem]>

    /// The number of further matches, which are not listed because there are too many.
    let omitted: Int

    /// The nearest names of all kinds, if no item matches.
    let similarNames: [String]

    /// The failures of the kinds that could not be searched.
    let failures: [SearchError]
}
