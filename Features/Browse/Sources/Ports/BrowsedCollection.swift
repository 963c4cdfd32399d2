public import ChallengeCollections
public import ChallengeCore
internal import ChallengeResources

/// A collection with a tab in the browser.
public struct BrowsedCollection: Sendable {
    /// The kind of its items, such as `character`.
    let kind: String
    /// The command for its lists, such as `characters`.
    let plural: String
    let items: BrowsableItems
    /// The recorder for opened items.
    let history: any HistoryRecorderContract

    public init(kind: String, plural: String, items: BrowsableItems, history: any HistoryRecorderContract) {
        self.kind = kind
        self.plural = plural
        self.items = items
        self.history = history
    }

    /// The name of the tab in the current language.
    var title: String { "\(kind).noun".localized(2).capitalizedFirst }

    func noun(_ count: Int) -> String { "\(kind).noun".localized(count) }
}
