/// The items that a search for words found, starting with the best match.
public struct RankedMatches<Item> {
    public let matches: [RankedMatch<Item>]

    /// The names that are nearest to the words, if no item matches.
    public let nearestNames: [NearName]

    /// The number of further matches, which are not loaded because there are too many.
    public let omitted: Int

    public init(_ matches: [RankedMatch<Item>] = [], nearestNames: [NearName] = [], omitted: Int = 0) {
        self.matches = matches
        self.nearestNames = nearestNames
        self.omitted = omitted
    }

    /// Returns the same matches with transformed items.
    public func map<Other>(_ transform: (Item) -> Other) -> RankedMatches<Other> {
        RankedMatches<Other>(
            matches.map { RankedMatch<Other>(transform($0.item), rank: $0.rank) }, nearestNames: nearestNames,
            omitted: omitted)
    }
}

extension RankedMatches: Sendable where Item: Sendable {}
extension RankedMatches: Equatable where Item: Equatable {}

/// An item that a search found, and the part of it that matches.
public struct RankedMatch<Item> {
    public let item: Item
    public let rank: MatchRank

    public init(_ item: Item, rank: MatchRank) {
        self.item = item
        self.rank = rank
    }
}

extension RankedMatch: Sendable where Item: Sendable {}
extension RankedMatch: Equatable where Item: Equatable {}

/// The part of an item that matches the words of a search.
///
/// The best part is the first case.
public enum MatchRank: Int, Comparable, Sendable {
    /// The words are the whole name.
    case wholeName
    /// The name has all words.
    case name
    /// Some words are only in other texts of the item.
    case otherText

    public static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}

/// A name that a user probably meant, and its distance from the typed words.
public struct NearName: Sendable, Equatable {
    public let name: String

    /// The number of letters in which the typed words differ from the words of the name, or from the beginnings of
    /// these words.
    public let distance: Int

    public init(_ name: String, distance: Int) {
        self.name = name
        self.distance = distance
    }
}

extension [NearName] {
    /// The names with the smallest distance of all, each once and at most five, because a wrong proposal does not help.
    public var nearest: [String] {
        let smallest = map(\.distance).min()
        return [String](filter { $0.distance == smallest }.map(\.name).withoutRepetition.prefix(5))
    }
}
