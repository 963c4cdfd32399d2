public import ChallengeCore

/// A provider of the whole collections on this machine, implemented by the app with other features.
public protocol CollectionProviderContract: Sendable {
    /// Returns the values of each item of a kind, without a request; an item can have several values or none.
    func getValues(of kind: ItemKind, by grouping: Grouping) async throws(CollectionFailure) -> Fetched<[[String]]>

    /// Returns the identifiers of all items of a kind, without a request.
    func getIdentifiers(of kind: ItemKind) async throws(CollectionFailure) -> [Int]
}

/// A kind of item; the raw value is the command for one item.
public enum ItemKind: String, Sendable, CaseIterable {
    case character
    case episode
    case location
}

/// A field by which items are grouped; the raw value is the word for `--by`.
public enum Grouping: String, Sendable, CaseIterable {
    case status
    case species
    case gender
    case type
    case origin
    case location
    case dimension
    case season
}
