public import ChallengeCore

/// The items that the user has marked, with the user's texts about them, for a full-screen browser.
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

    /// A text as the user found it, and as the user left it.
    public struct Edit: Sendable, Equatable {
        public let old: String
        public let new: String

        public init(old: String, new: String) {
            self.old = old
            self.new = new
        }
    }

    /// Restores a removed mark as it was, with its texts; a new mark of the item stays.
    public typealias Restore = @Sendable () async throws -> Void

    /// The kinds of the items that can be marked.
    public let kinds: [String]
    /// Returns the key among the marked items of the item that a link means; `nil` if it cannot be marked.
    public let key: @Sendable (ItemLink) -> ItemKey?
    /// The marked items.
    public let items: BrowsableItems
    /// Calls a function at once, and after each change of the marks, also by another program.
    public let follow: @Sendable (_ changed: @Sendable () async -> Void) async -> Void
    /// Marks the item, which can be marked already.
    public let mark: @Sendable (ItemKey) async throws -> Void
    /// Removes the mark of the item with the texts; returns `nil` if it had none.
    public let unmark: @Sendable (ItemKey) async throws -> Restore?
    /// Returns the texts about an item, which are empty for an item without a mark.
    public let texts: @Sendable (ItemKey) async throws -> [Text]
    /// Marks the item, and stores the texts that the user changed.
    ///
    /// If one of them was changed elsewhere meanwhile, nothing is stored, and the result has the stored values by the
    /// positions of their texts. If the mark was removed elsewhere, these are all texts, and their values are empty.
    public let save: @Sendable (ItemKey, [Edit]) async throws -> [Int: String]

    public init(
        of kinds: [String], key: @escaping @Sendable (ItemLink) -> ItemKey?, items: BrowsableItems,
        follow: @escaping @Sendable (@Sendable () async -> Void) async -> Void,
        mark: @escaping @Sendable (ItemKey) async throws -> Void,
        unmark: @escaping @Sendable (ItemKey) async throws -> Restore?,
        texts: @escaping @Sendable (ItemKey) async throws -> [Text],
        save: @escaping @Sendable (ItemKey, [Edit]) async throws -> [Int: String]
    ) {
        self.kinds = kinds
        self.key = key
        self.items = items
        self.follow = follow
        self.mark = mark
        self.unmark = unmark
        self.texts = texts
        self.save = save
    }
}
