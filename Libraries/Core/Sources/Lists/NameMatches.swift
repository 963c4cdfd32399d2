/// The items whose names have the words that a user typed.
public struct NameMatches<Item> {
    /// The items whose whole name is typed; case, accents and punctuation do not matter.
    public let exact: [Item]

    /// The other items, whose names also have other words.
    public let partial: [Item]

    /// The number of further partial matches, which are not loaded because there are too many.
    public let omitted: Int

    /// The names that are nearest to the words, if no item matches.
    public let nearestNames: [String]

    /// The failure of the API, if names on this machine were searched in its place.
    public let remoteFailure: LoadFailure?

    public init(
        exact: [Item] = [], partial: [Item] = [], omitted: Int = 0, nearestNames: [String] = [],
        remoteFailure: LoadFailure? = nil
    ) {
        self.exact = exact
        self.partial = partial
        self.omitted = omitted
        self.nearestNames = nearestNames
        self.remoteFailure = remoteFailure
    }

    public var isEmpty: Bool { exact.isEmpty && partial.isEmpty }

    /// Returns the same matches with transformed items.
    public func map<Other>(_ transform: (Item) -> Other) -> NameMatches<Other> {
        NameMatches<Other>(
            exact: exact.map(transform), partial: partial.map(transform), omitted: omitted, nearestNames: nearestNames,
            remoteFailure: remoteFailure)
    }
}

extension NameMatches: Sendable where Item: Sendable {}
extension NameMatches: Equatable where Item: Equatable {}

/// The item that a user means with a name.
public enum NameChoice<Item> {
    /// One item.
    ///
    /// The namesakes are other items with the same name. The item has at least three times as many appearances as each
    /// of them.
    case one(Item, namesakes: [Item])
    /// Several items, the one with the most appearances first, and the number of further items.
    case several([Item], omitted: Int)
    case none(nearestNames: [String])
}

extension NameChoice: Equatable where Item: Equatable {}

extension NameMatches where Item: NamedItemContract {
    /// The choice among the items with the whole name; if there is none, among all items.
    public var choice: NameChoice<Item> {
        let candidates = (exact.isEmpty ? partial : exact).sorted { left, right in
            (right.appearances, left.key) < (left.appearances, right.key)
        }
        guard let first = candidates.first else { return .none(nearestNames: nearestNames) }
        let others = Array(candidates.dropFirst())
        guard let second = others.first else { return .one(first, namesakes: []) }
        let isBestKnown = !exact.isEmpty && first.appearances >= 3 * max(1, second.appearances)
        return isBestKnown
            ? .one(first, namesakes: others) : .several(candidates, omitted: exact.isEmpty ? omitted : 0)
    }

    /// The names that a message proposes: up to five different names of the matches, or the nearest names if no item
    /// matches.
    public var similarNames: [String] {
        isEmpty ? nearestNames : Array((exact + partial).map(\.name).withoutRepetition.prefix(5))
    }

    /// Returns names that are similar to the given one, of items that meet the condition.
    ///
    /// - Parameters:
    ///   - name: The name that the user searched for; without a name, the result is empty.
    ///   - condition: The other filters of the search; `nil` if there are none.
    ///   - find: Finds the items with a name.
    public static func similarNames(
        to name: String?, where condition: ((Item) -> Bool)?, find: (String) async throws -> NameMatches
    ) async rethrows -> [String] {
        guard let name else { return [] }
        let matches = try await find(name)
        guard let condition else { return matches.similarNames }
        if !matches.isEmpty {
            return NameMatches(partial: (matches.exact + matches.partial).filter(condition)).similarNames
        }
        var names: [String] = []
        for nearest in matches.nearestNames where try await find(nearest).exact.contains(where: condition) {
            names.append(nearest)
        }
        return names
    }
}
