/// The name of a collection, and the key of its title.
public struct CollectionName: Sendable, Equatable {
    /// The name for scripts, such as `characters`.
    public let name: String
    /// The key of the title.
    public let title: String

    public init(_ name: String, title: String) {
        self.name = name
        self.title = title
    }
}

/// The differences between a collection of the API and its items in the cache.
public struct CollectionChanges: Sendable, Equatable {
    /// An item that is new, changed or gone.
    public struct Item: Sendable, Equatable {
        public let identifier: ItemKey
        public let name: String

        public init(identifier: ItemKey, name: String) {
            self.identifier = identifier
            self.name = name
        }
    }

    /// The number of items in the API.
    public let count: Int
    /// The items that the cache did not have.
    public let new: [Item]
    public let changed: [Item]
    /// The items of the cache that the API no longer has.
    public let gone: [Item]
    /// The identifiers and places of the items of the API that cannot be read.
    public let unreadable: [String]

    public init(
        count: Int, new: [Item] = [], changed: [Item] = [], gone: [Item] = [], unreadable: [String] = []
    ) {
        self.count = count
        self.new = new
        self.changed = changed
        self.gone = gone
        self.unreadable = unreadable
    }
}
