/// Turns records into the text of one format, a chunk at a time.
protocol RecordRenderer<Item>: Sendable {
    associatedtype Item: Sendable

    /// What these records add to the text.
    mutating func render(_ items: [Item]) -> String

    /// What the text still lacks when no more records follow.
    mutating func finish() -> String
}
