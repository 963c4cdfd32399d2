/// The item that a user means with a name.
public enum NameChoice<Item> {
    /// One item, and the other items that match.
    case one(RankedMatch<Item>, others: [Item])
    /// Several items, starting with the best match, and the number of further items.
    case several([Item], omitted: Int)
    case none(nearestNames: [String])
}

extension NameChoice: Equatable where Item: Equatable {}

extension RankedMatches {
    /// The only match, or the best match if it is the only one of its rank that has the whole name, or a well-known item
    /// that appears twice as often as other matches of its rank or a better one; three times without the whole name.
    public var choice: NameChoice<Item> {
        guard let first = matches.first else { return .none(nearestNames: nearestNames.nearest) }
        let rivals = matches.dropFirst().filter { $0.rank <= first.rank }
        let isWhole = first.rank <= .wholeName
        let isChosen =
            matches.count == 1 || isWhole && rivals.isEmpty
            || first.isBetterKnown(thanItemWith: rivals.map(\.appearances).max() ?? 0, by: isWhole ? 2 : 3)
        let items = items
        return isChosen ? .one(first, others: Array(items.dropFirst())) : .several(items, omitted: omitted)
    }
}

extension RankedMatches where Item: NamedItemContract {
    /// The names that a message proposes: up to five different names of the matches, or the nearest names if no item
    /// matches.
    public var similarNames: [String] {
        isEmpty ? nearestNames.nearest : Array(items.map(\.name).withoutRepetition.prefix(5))
    }
}
