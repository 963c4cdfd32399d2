public import ChallengeCollections
public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// A list with a tab in the browser.
public struct BrowsedCollection: Sendable {
    /// The kind of its items, such as `character`.
    let kind: String
    /// The word for the list on the command line, such as `characters`.
    let plural: String
    /// The key of the word for the items, with a plural form.
    private let noun: String
    let items: BrowsableItems
    /// The links that mean its items, and the recorder for opened items; `nil` for a list that only this machine has.
    let source: (link: LinkTarget, history: any HistoryRecorderContract)?
    /// The marks that its items are.
    let marks: ItemMarks?

    /// Creates a collection of the API.
    public init(
        kind: String, plural: String, noun: String, items: BrowsableItems, link: LinkTarget,
        history: any HistoryRecorderContract
    ) {
        self.kind = kind
        self.plural = plural
        self.noun = noun
        self.items = items
        source = (link, history)
        marks = nil
    }

    /// Creates a list that only this machine has.
    ///
    /// - Parameter marks: The marks that its items are.
    public init(kind: String, plural: String, noun: String, items: BrowsableItems, marks: ItemMarks? = nil) {
        self.kind = kind
        self.plural = plural
        self.noun = noun
        self.items = items
        self.marks = marks
        source = nil
    }

    /// The name of the tab in the current language.
    var title: String { noun(2).capitalizedFirst }

    func noun(_ count: Int) -> String { noun.localized(count) }
}
