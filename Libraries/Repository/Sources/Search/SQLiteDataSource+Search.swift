public import ChallengeCore
internal import ChallengePersistence

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Full-text search in the rows of the cache.
extension SQLiteDataSource {
    /// Returns the rows that match, starting with the best match.
    ///
    /// The first search creates an index. If that is not possible, because the file is read-only or SQLite lacks FTS5,
    /// the rows are read instead, with the same result. If the rows are only a part of the collection,
    /// ``SearchMatches/collectionDate`` is `nil`.
    ///
    /// - Parameter limit: The largest number of identifiers.
    public func search(_ query: SearchQuery, limit: Int = .max) async throws(StorageFailure) -> SearchMatches<Item.ID> {
        if let matches = try await searchIndex(query, limit) { return matches }
        // A failure is ignored, because reading the rows gives the same result, or reports the failure of the file.
        if let matches = try? await searchNewIndex(query, limit) { return matches }
        return try await read { (connection) throws(DatabaseError) in
            let rows = try items.searchableTexts(connection)
            let found = TextScan(texts: rows.map(\.text)).search(query)
            return try matches((found.prefix(limit).map { rows[$0].identifier }, found.count), rows.count, connection)
        }
    }

    /// Returns the names that are nearest to the words of a query that finds nothing, the nearest one first.
    public func nearestNames(to query: SearchQuery, limit: Int = 5) async throws(StorageFailure) -> [NearName] {
        try await read { (connection) throws(DatabaseError) in
            let nearest = try nearest(to: query, limit: limit, connection)
            let found = try items.items(nearest.map(\.identifier), connection)
            let names = Dictionary(found.map { ($0.value.id, $0.value.rowName) }) { first, _ in first }
            return nearest.compactMap { item in
                names[item.identifier].map { NearName($0, distance: item.distance) }
            }
        }
    }

    private func nearest(
        to query: SearchQuery, limit: Int, _ connection: Connection
    ) throws(DatabaseError) -> [(identifier: Item.ID, distance: Int)] {
        let nearest = NearestNames(to: query)
        guard try items.index.exists(connection) else {
            let rows = try items.searchableTexts(connection)
            return nearest.positions(in: rows.map { Array($0.text.name.utf8) }, limit: limit).map {
                (rows[$0.position].identifier, $0.distance)
            }
        }
        let names = try items.index.names(connection)
        var found: [(identifier: Item.ID, distance: Int)] = []
        for (position, distance) in nearest.positions(in: names.map(\.words), limit: limit) {
            if let identifier = try items.index.identifier(names[position].number, connection) {
                found.append((identifier, distance))
            }
        }
        return found
    }

    /// Returns `nil` if the index is missing or damaged.
    private func searchIndex(
        _ query: SearchQuery, _ limit: Int
    ) async throws(StorageFailure) -> SearchMatches<Item.ID>? {
        try await read { (connection) throws(DatabaseError) in
            guard try items.index.exists(connection) else { return nil }
            // A damaged index is replaced, so the failure needs no report.
            guard let found = try? items.index.matches(query, limit: limit, connection) else { return nil }
            return try matches(found, items.index.count(connection), connection)
        }
    }

    private func searchNewIndex(
        _ query: SearchQuery, _ limit: Int
    ) async throws(StorageFailure) -> SearchMatches<Item.ID> {
        try await write { (connection) throws(DatabaseError) in
            try items.index.create(connection)
            return try matches(
                items.index.matches(query, limit: limit, connection), items.index.count(connection), connection)
        }
    }

    /// - Parameter rows: The number of rows that were searched. After damage, it is smaller than the count of the
    ///   record.
    private func matches(
        _ found: (identifiers: [Item.ID], count: Int), _ rows: Int, _ connection: Connection
    ) throws(DatabaseError) -> SearchMatches<Item.ID> {
        let record = try collection.record(connection)
        return SearchMatches(
            identifiers: found.identifiers, count: found.count,
            collectionDate: record?.count == rows ? record?.fetchedAt : nil)
    }
}

/// The items that a search in the cache found.
public struct SearchMatches<ID: ItemIdentifier>: Equatable, Sendable {
    /// The identifiers, starting with the best match.
    public let identifiers: [ID]

    /// The number of all matches, of which a search with a limit returns only the best ones.
    public let count: Int

    /// The time at which the oldest item of the complete collection was fetched.
    ///
    /// It is `nil` if the cache has only a part of the collection. Then the API can have further matches, and the
    /// caller decides about a search in the snapshot or a sync.
    public let collectionDate: Date?
}
