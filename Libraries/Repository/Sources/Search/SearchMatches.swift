#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The items that a search in the cache found.
public struct SearchMatches<ID: ItemIdentifier>: Equatable, Sendable {
    /// The identifiers, starting with the best match.
    public let identifiers: [ID]

    /// The time at which the oldest item of the complete collection was fetched.
    ///
    /// It is `nil` if the cache has only a part of the collection. Then the API can have further matches, and the
    /// caller decides about a search in the snapshot or a sync.
    public let collectionDate: Date?
}
