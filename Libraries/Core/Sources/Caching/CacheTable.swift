/// A table of the cache, as `challenge cache status` describes it.
public struct CacheTable: Sendable, Equatable {
    public enum Value: Sendable {
        /// The number of rows.
        case count
        /// The newest `fetched_at`.
        case date
    }

    public let name: String
    /// The name of the value in the output.
    public let field: String
    /// The key of the title.
    public let title: String
    /// The value that the status shows.
    public let value: Value

    public init(_ name: String, field: String? = nil, title: String, value: Value = .count) {
        self.name = name
        self.field = field ?? "entries.\(name)"
        self.title = title
        self.value = value
    }
}
