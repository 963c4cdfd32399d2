/// The items that a text means, starting with the best match.
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

    public var isEmpty: Bool { matches.isEmpty }

    public var items: [Item] { matches.map { $0.item } }

    /// Returns the same matches with transformed items.
    public func map<Other>(_ transform: (Item) -> Other) -> RankedMatches<Other> {
        RankedMatches<Other>(
            matches.map { $0.map(transform) }, nearestNames: nearestNames, omitted: omitted)
    }

    /// Returns the matches that meet the condition.
    public func filter(_ isIncluded: (Item) -> Bool) -> RankedMatches {
        RankedMatches(matches.filter { isIncluded($0.item) }, nearestNames: nearestNames, omitted: omitted)
    }
}

extension RankedMatches: Sendable where Item: Sendable {}
extension RankedMatches: Equatable where Item: Equatable {}

/// An item that a search found, and the part of it that matches.
public struct RankedMatch<Item> {
    public let item: Item
    public let rank: MatchRank

    /// The number of items that refer to this item; the one with the most is the best known.
    public let appearances: Int

    public init(_ item: Item, rank: MatchRank, appearances: Int = 0) {
        self.item = item
        self.rank = rank
        self.appearances = appearances
    }

    public func map<Other>(_ transform: (Item) -> Other) -> RankedMatch<Other> {
        RankedMatch<Other>(transform(item), rank: rank, appearances: appearances)
    }
}

extension RankedMatch: Sendable where Item: Sendable {}
extension RankedMatch: Equatable where Item: Equatable {}

/// The part of an item that matches the words of a search.
///
/// The best part is the first case.
public enum MatchRank: Int, Comparable, Sendable {
    /// The word is the identifier or a code.
    case identifier
    /// The words are the whole name.
    case wholeName
    /// All words are words of the name.
    case wholeWords
    /// All words are words of the name, or beginnings of them.
    case beginnings
    /// Some words are only in other texts of the item.
    case otherText
    /// Some words are only words that many items have, such as a status.
    case trait
    /// Some words are only inside of longer words; such a match counts only without a better one.
    case insideOfWords
    /// Some words are only in the names of places, and no word is in the name; within a kind, such a match counts only
    /// without a better one.
    case place

    public static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}

/// The smallest number of appearances of a well-known item, which comes before items whose names match better.
private let appearancesOfWellKnownItem = 3

extension RankedMatch {
    /// Returns `true` for a well-known item that appears several times as often as another one.
    func isBetterKnown(thanItemWith appearances: Int, by factor: Int) -> Bool {
        self.appearances >= max(appearancesOfWellKnownItem, factor * appearances)
    }
}

extension [NearName] {
    /// The names with the smallest distance of all, each once and at most five, because a wrong proposal does not help.
    public var nearest: [String] {
        let smallest = map(\.distance).min()
        return [String](filter { $0.distance == smallest }.map(\.name).withoutRepetition.prefix(5))
    }
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

extension Array {
    /// The matches in the order of their ranks, and within a rank in that of their appearances.
    ///
    /// Matches inside of words, and those in places alone, are left out if there is a better one. A well-known item whose
    /// name matches, and that appears five times as often as items with better ranks, comes before them, except for
    /// identifiers. Equal matches keep their order.
    public func bestFirst<Item>() -> [RankedMatch<Item>] where Element == RankedMatch<Item> {
        // The runtime creates key paths of generic types slowly.
        var ordered: [RankedMatch<Item>] = []
        for rank in Set(map { $0.rank }).sorted() where rank < .insideOfWords || ordered.isEmpty {
            let group = enumerated().filter { $0.element.rank == rank }.sorted { left, right in
                (right.element.appearances, left.offset) < (left.element.appearances, right.offset)
            }
            let matches = group.map { $0.element }
            ordered = rank <= .beginnings ? ordered.merged(withLower: matches) : ordered + matches
        }
        return ordered
    }

    /// The items of several kinds in the order of their ranks; within a rank, the kinds alternate.
    ///
    /// Matches inside of words are left out if there is a better one. A well-known item comes before less known ones of
    /// all kinds as in ``bestFirst()``.
    public func acrossKinds<Item>() -> [Item] where Element == [RankedMatch<Item>] {
        var ordered: Element = []
        for rank in Set(joined().map { $0.rank }).sorted() where rank != .insideOfWords || ordered.isEmpty {
            let kinds = map { matches in matches.filter { $0.rank == rank } }
            let turns = (0..<(kinds.map { $0.count }.max() ?? 0)).flatMap { turn in
                kinds.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
            }
            ordered = rank <= .beginnings ? ordered.merged(withLower: turns) : ordered + turns
        }
        return ordered.map { $0.item }
    }

    /// Inserts matches of a lower rank, each of them before the last matches than which it is better known.
    private func merged<Item>(withLower matches: [RankedMatch<Item>]) -> [RankedMatch<Item>]
    where Element == RankedMatch<Item> {
        // The largest number of appearances from each position to the end.
        var largest = [Int](repeating: 0, count: count)
        var appearances = 0
        for position in indices.reversed() {
            // Nothing is better known than an item that is named by its identifier.
            appearances =
                self[position].rank == .identifier ? .max / 5 : Swift.max(appearances, self[position].appearances)
            largest[position] = appearances
        }
        // The numbers never grow, so a match passes all positions after its own. Few matches differ in their appearances.
        var known: [Int: Int] = [:]
        let places = Dictionary(grouping: matches) { match in
            let place =
                known[match.appearances] ?? largest.count { !match.isBetterKnown(thanItemWith: $0, by: 5) }
            known[match.appearances] = place
            return place
        }
        return (0...count).flatMap { position in
            (places[position] ?? []) + (position < count ? [self[position]] : [])
        }
    }
}
