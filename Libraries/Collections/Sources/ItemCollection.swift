public import ChallengeCore
public import ChallengeRepository
public import ChallengeTerminal

/// A collection of the API, as its feature declares it for the code that all collections share.
///
///     ItemCollection("location", "locations", .locations) { LocationRepository($0).reads }
public struct ItemCollection<Field: FilterFieldContract>: Sendable where Field.Item: NamedItemContract {
    public typealias Item = Field.Item

    /// The command for one item, which is also the kind in the history and the first part of keys.
    let kind: String
    /// The command for the lists, which is also the name of the table.
    let plural: String
    /// Returns the fields of an item, in the current language.
    let schema: @Sendable () -> RecordSchema<Item>
    /// Returns the reads of the feature's repository.
    public let reads: @Sendable (RepositorySession) -> CollectionReads<Field>

    public init(
        _ kind: String, _ plural: String, _ schema: @autoclosure @escaping @Sendable () -> RecordSchema<Item>,
        reads: @escaping @Sendable (RepositorySession) -> CollectionReads<Field>
    ) {
        self.kind = kind
        self.plural = plural
        self.schema = schema
        self.reads = reads
    }

    /// Returns a grouping of the statistics by one value of each item.
    public func grouping(
        _ name: String, header: String, isOrdered: Bool = false,
        screenText: @escaping @Sendable (String) -> String = { $0 }, value: @escaping @Sendable (Item) -> String
    ) -> ItemGrouping {
        ItemGrouping(name, header: header, isOrdered: isOrdered, screenText: screenText) {
            [reads] (session, cachePolicy) async throws(APIError) in
            try await reads(session).search.allItems(cachePolicy).map { $0.map { [value($0)] } }
        }
    }
}
