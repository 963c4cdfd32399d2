#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The items that a search in the cache found.
public struct SearchMatches<ID: ItemIdentifier>: Equatable, Sendable {
    /// The identifiers, starting with the best match.
    public let identifiers: [ID]

    /// The number of all matches, of which a search with a limit returns only the best ones.
    public let count: Int

    /// The time at which the oldest item of the complete collection was fetched.
    ///
    /// It is `nil` if the cache has only a part of the collection. Then the API can have further matches, and the
    /// caller decides about a search in the snapshot or a sync.
    public let collectionDate: Date?
}
