public import ChallengeCore

/// Full-text search in the snapshot.
extension SnapshotDataSource where Line.Item: RowDTO {
    /// Returns the identifiers of the items that match, starting with the best match.
    public func search(_ query: SearchQuery) -> Bundled<[Line.Item.ID]> {
        let items = items
        let found = TextScan(texts: items.map(\.searchableText)).search(query)
        return Bundled(value: found.map { items[$0].id }, asOf: date)
    }

    /// Returns the names that are most similar to the words of a query that finds nothing, the most similar one first.
    public func nearestNames(to query: SearchQuery, limit: Int = 5) -> Bundled<[String]> {
        let items = items
        let names = items.map { Array($0.searchableText.name.utf8) }
        return Bundled(
            value: NearestNames(to: query).positions(in: names, limit: limit)
                .flatMap { items[$0].texts(of: [Line.Item.nameColumn]) }, asOf: date)
    }
}
