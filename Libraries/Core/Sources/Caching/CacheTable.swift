/// A table of the cache, as `challenge cache status` describes it.
public struct CacheTable: Sendable, Equatable {
    public enum Value: Sendable {
        /// The number of rows.
        case count
        /// The date of the newest row: since then, all items of a collection are in the cache.
        case date
    }

    public let name: String
    /// The key of the title.
    public let title: String
    /// The value that describes the table.
    public let value: Value

    public init(_ name: String, title: String, value: Value = .count) {
        self.name = name
        self.title = title
        self.value = value
    }
}
