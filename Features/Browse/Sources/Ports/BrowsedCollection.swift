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

    /// Creates a collection of the API.
    public init(name: KindName, items: BrowsableItems, link: LinkTarget, history: any HistoryRecorderContract) {
        self.name = name
        self.items = items
        source = (link, history)
        marks = nil
    }

    /// Creates a list that only this machine has.
    ///
    /// - Parameter marks: The marks that its items are.
    public init(name: KindName, items: BrowsableItems, marks: ItemMarks? = nil) {
        self.name = name
        self.items = items
        self.marks = marks
        source = nil
    }

    /// The kind of its items, such as `character`.
    var kind: String { name.one }

    /// The name of the tab in the current language.
    var title: String { name.noun(2).capitalizedFirst }
}
