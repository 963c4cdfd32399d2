public import ChallengeCore

/// Searches in items that are already in memory.
extension SearchQuery {
    /// Returns the items that match, starting with the best match.
    ///
    /// - Parameter texts: Returns the searched texts of an item, starting with its name.
    public func matches<Item>(among items: [Item], texts: (Item) -> [String]) -> [RankedMatch<Item>] {
        let texts = items.map(texts)
        let searchable = texts.map(SearchableText.init)
        let matching = TextScan(texts: searchable).search(self)
        let names = matching.map { SearchableText(Array(texts[$0].prefix(1))) }
        let matchingNames = Set(TextScan(texts: names).search(self))
        let wholeNames = wholeNames
        return matching.enumerated().map { index, position in
            let isWholeName = wholeNames.contains { $0.isBytewiseEqual(to: searchable[position].name) }
            let rank: MatchRank = isWholeName ? .wholeName : matchingNames.contains(index) ? .name : .otherText
            return RankedMatch(items[position], rank: rank)
        }
        .sorted(by: \.rank)
    }

    /// Returns the names that are nearest to the words of the query, the nearest one first.
    public func nearestNames(among names: [String], limit: Int = 5) -> [NearName] {
        let words = names.map { Array(SearchableText([$0]).name.utf8) }
        return NearestNames(to: self).positions(in: words, limit: limit)
            .map { NearName(names[$0.position], distance: $0.distance) }
    }
}

extension Array {
    /// Returns the elements in the order of their values; elements with equal values keep their order.
    fileprivate func sorted<Value: Comparable>(by value: (Element) -> Value) -> [Element] {
        enumerated().sorted { left, right in
            (value(left.element), left.offset) < (value(right.element), right.offset)
        }.map(\.element)
    }
}
