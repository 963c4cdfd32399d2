public import ChallengeCore

/// Full-text search in the snapshot.
extension SnapshotDataSource where Line.Item: RowDTO {
    /// Returns the identifiers of the items that match, starting with the best match.
    public func search(_ query: SearchQuery) -> Bundled<[Line.Item.ID]> {
        let items = items
        let found = TextScan(texts: items.map(\.searchableText)).search(query)
        return Bundled(value: found.map { items[$0].id }, asOf: date)
    }

    /// Returns the names that are nearest to the words of a query that finds nothing, the nearest one first.
    public func nearestNames(to query: SearchQuery, limit: Int = 5) -> Bundled<[NearName]> {
        let items = items
        return Bundled(value: query.nearestNames(among: items.map(\.rowName), limit: limit), asOf: date)
    }
}
