public import ChallengeCollections
public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// A list with a tab in the browser.
public struct BrowsedCollection: Sendable {
    let name: KindName
    let items: BrowsableItems
    /// The links that mean its items, and the recorder for opened items; `nil` for a list that only this machine has.
    let source: (link: LinkTarget, history: any HistoryRecorderContract)?
    /// The marks that its items are.
    let marks: ItemMarks?
    /// Deletes the entry of an item; `nil` for a list that the user does not shorten.
    let remove: (@Sendable (ItemLink) async throws -> Void)?

    /// Creates a collection of the API.
    public init(name: KindName, items: BrowsableItems, link: LinkTarget, history: any HistoryRecorderContract) {
        self.name = name
        self.items = items
        source = (link, history)
        (marks, remove) = (nil, nil)
    }

    /// Creates a list that only this machine has.
    ///
    /// - Parameters:
    ///   - marks: The marks that its items are.
    ///   - remove: Deletes the entry of an item.
    public init(
        name: KindName, items: BrowsableItems, marks: ItemMarks? = nil,
        remove: (@Sendable (ItemLink) async throws -> Void)? = nil
    ) {
        self.name = name
        self.items = items
        self.marks = marks
        self.remove = remove
        source = nil
    }

    /// The kind of its items, such as `character`.
    var kind: String { name.one }

    /// The name of the tab in the current language.
    var title: String { name.noun(2).capitalizedFirst }
}
