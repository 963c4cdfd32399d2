public import ChallengeCore
public import ChallengeRepository

/// A member by which the statistics count the items of a collection.
public struct ItemGrouping: Sendable {
    /// The word for `--by`.
    public let name: String
    /// The key of the header above the values.
    public let header: String
    /// `true` if the values are numbers, whose order the statistics keep.
    public let isOrdered: Bool
    /// Returns a value as a screen shows it, in the current language.
    public let screenText: @Sendable (String) -> String
    /// Returns the values of each item of the collection; an item can have several values or none.
    public let values: Values

    public typealias Values =
        @Sendable (RepositorySession, CachePolicy) async throws(APIError) -> Fetched<[[String]]>

    public init(
        _ name: String, header: String, isOrdered: Bool = false,
        screenText: @escaping @Sendable (String) -> String = { $0 },
        values: @escaping Values
    ) {
        self.name = name
        self.header = header
        self.isOrdered = isOrdered
        self.screenText = screenText
        self.values = values
    }
}
