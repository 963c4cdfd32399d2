public import ChallengeCore

/// A provider of the items that the checks need, implemented by the app with other features.
public protocol ItemProviderContract: Sendable {
    /// Requests one item from the API, without the cache.
    func requestItem() async throws(CollectionFailure)

    /// Counts the links between the cached items, without a request; returns `nil` if the cache has not all items.
    func countLinks() async throws(CollectionFailure) -> LinkCounts?
}

/// The numbers of links between items.
public struct LinkCounts: Sendable, Equatable {
    /// The number of all links.
    let total: Int
    /// The number of links that only one of both items has.
    let oneSided: Int
    /// The number of links to items that do not exist.
    let missing: Int

    public init(total: Int, oneSided: Int, missing: Int) {
        self.total = total
        self.oneSided = oneSided
        self.missing = missing
    }
}
