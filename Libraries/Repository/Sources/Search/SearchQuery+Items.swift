public import ChallengeCore

/// Searches in items that are already in memory.
extension SearchQuery {
    /// Returns the items that match, starting with the best match.
    ///
    /// - Parameter texts: Returns the texts of an item: its name, the other texts, and its identifier.
    public func matches<Item>(
        among items: [Item], texts: (Item) -> (name: String, others: [String], key: String)
    ) -> [RankedMatch<Item>] {
        let matcher = ItemMatcher(self)
        return items.compactMap { item in
            let texts = texts(item)
            return matcher.rank(of: ItemText(name: texts.name, others: texts.others, key: texts.key))
                .map { RankedMatch(item, rank: $0) }
        }.bestFirst()
    }

    /// Returns the names that are nearest to the words of the query, the nearest one first.
    public func nearestNames(
        among names: [(name: String, appearances: Int)], limit: Int = 5
    ) -> [NearName] {
        let words = names.map { FoldedText($0.name).bytes }
        return NearestNames(to: self).positions(in: words, appearances: { names[$0].appearances }, limit: limit)
            .map { NearName(names[$0.position].name, distance: $0.distance) }
    }
}
