public import ChallengeCore

/// The items of a kind that the user has marked, with the user's texts about them, for a full-screen browser.
public struct ItemMarks: Sendable {
    /// A text about an item, which the user edits.
    public struct Text: Sendable, Equatable {
        public let title: String
        public let value: String

        public init(title: String, value: String) {
            self.title = title
            self.value = value
        }
    }

    /// The kind of the items that can be marked.
    public let kind: String
    /// The marked items; the key of each is that of the item itself.
    public let items: BrowsableItems
    /// Marks the item, or removes the mark with its texts.
    public let toggle: @Sendable (ItemKey) async throws -> Void
    /// Returns the texts about an item, which are empty for an item without a mark.
    public let texts: @Sendable (ItemKey) async throws -> [Text]
    /// Marks the item with the values of the texts, in their order.
    public let save: @Sendable (ItemKey, [String]) async throws -> Void

    public init(
        of kind: String, items: BrowsableItems, toggle: @escaping @Sendable (ItemKey) async throws -> Void,
        texts: @escaping @Sendable (ItemKey) async throws -> [Text],
        save: @escaping @Sendable (ItemKey, [String]) async throws -> Void
    ) {
        self.kind = kind
        self.items = items
        self.toggle = toggle
        self.texts = texts
        self.save = save
    }
}
