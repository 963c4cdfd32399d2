public import ChallengeCore
internal import ChallengePersistence
public import ChallengePlatform

/// A search in the folded texts of the cache's rows.
extension SQLiteDataSource {
    /// Returns the rows that match, in the order of their identifiers.
    public func search(_ query: SearchQuery) async throws(StorageFailure) -> SearchMatches<Item.ID> {
        try await read { (connection) throws(DatabaseError) in
            let matcher = ItemMatcher(query)
            let record = try collection.record(connection)
            var matches: [RankedMatch<Item.ID>] = []
            var count = 0
            try items.forEachText(connection) { row, bytes in
                count += 1
                guard let rank = matcher.rank(of: bytes) else { return }
                matches.append(RankedMatch(Item.ID(row, column: 0), rank: rank, appearances: row.integer(1)))
            }
            // Texts can be missing in a damaged cache.
            let isComplete = count == record?.count
            return SearchMatches(
                matches: matches, identifiers: isComplete ? [] : try items.identifiersOfTexts(connection),
                collectionDate: isComplete ? record?.fetchedAt : nil)
        }
    }

    /// The time at which the complete collection was fetched; `nil` if the rows are a part of it.
    var collectionDate: Date? {
        get async throws(StorageFailure) {
            try await read { (connection) throws(DatabaseError) in try collection.confirmedRecord(connection)?.fetchedAt
            }
        }
    }

    /// Returns the names that are nearest to the words of a query that finds nothing, the nearest one first.
    public func nearestNames(to query: SearchQuery, limit: Int = 5) async throws(StorageFailure) -> [NearName] {
        try await read { (connection) throws(DatabaseError) in
            var names: [[UInt8]] = []
            var appearances: [Int] = []
            var identifiers: [Item.ID] = []
            try items.forEachText(connection) { row, bytes in
                names.append(Array(bytes.prefix { $0 != ItemText.lineEnd }))
                appearances.append(row.integer(1))
                identifiers.append(Item.ID(row, column: 0))
            }
            let nearest = NearestNames(to: query).positions(
                in: names, appearances: { appearances[$0] }, limit: limit)
            let found = try items.items(nearest.map { identifiers[$0.position] }, connection)
            let texts = Dictionary(found.map { ($0.value.id, $0.value.rowName) }) { first, _ in first }
            return nearest.compactMap { item in
                texts[identifiers[item.position]].map { NearName($0, distance: item.distance) }
            }
        }
    }
}

/// The items that a search in the cache found.
public struct SearchMatches<ID: ItemIdentifier>: Equatable, Sendable {
    public let matches: [RankedMatch<ID>]

    /// The identifiers of all rows, if the rows are only a part of the collection.
    let identifiers: Set<ID>

    /// The time at which the oldest item of the complete collection was fetched.
    ///
    /// It is `nil` if the cache has only a part of the collection. Then the snapshot can have further matches.
    public let collectionDate: Date?
}
