public import ChallengeCore

/// Searches in items that are already in memory.
extension SearchQuery {
    /// Returns the items that match, starting with the best match, or else the nearest names.
    ///
    /// - Parameter texts: Returns the texts of an item: its name, the other texts, and its identifier.
    public func matches<Item>(
        among items: [Item], texts: (Item) -> (name: String, others: [String], key: String)
    ) -> RankedMatches<Item> {
        let matcher = ItemMatcher(self)
        let texts = items.map(texts)
        let matches = zip(items, texts).compactMap { item, texts in
            matcher.rank(of: ItemText(name: texts.name, others: texts.others, key: texts.key))
                .map { RankedMatch(item, rank: $0) }
        }.bestFirst()
        let names = texts.map { (name: $0.name, appearances: 0) }
        return RankedMatches(matches, nearestNames: matches.isEmpty ? nearestNames(among: names) : [])
    }

    /// Returns the items of a collection that match, in the same order as a search in the cache.
    func matches<Item: ItemDTO>(among items: [Item]) -> RankedMatches<Item> {
        let matcher = ItemMatcher(self)
        let all = items.sorted { $0.id < $1.id }.compactMap { item in
            matcher.rank(of: item.text).map { RankedMatch(item, rank: $0, appearances: item.appearances) }
        }.bestFirst()
        let names = items.map { (name: $0.rowName, appearances: $0.appearances) }
        let best = Array(all.prefix(ItemSearch<Item>.mostMatches))
        return RankedMatches(
            best, nearestNames: all.isEmpty ? nearestNames(among: names) : [], omitted: all.count - best.count)
    }

    /// Returns the names that are nearest to the words of the query, the nearest one first.
    func nearestNames(
        among names: [(name: String, appearances: Int)], limit: Int = 5
    ) -> [NearName] {
        let words = names.map { FoldedText($0.name).bytes }
        return NearestNames(to: self).positions(in: words, appearances: { names[$0].appearances }, limit: limit)
            .map { NearName(names[$0.position].name, distance: $0.distance) }
    }
}
