internal import ChallengeCore
internal import ChallengePersistence

/// The items that an unfinished word can mean, for completions.
///
/// It uses no index, because creating one takes longer than a keystroke.
extension ItemSearch {
    /// Returns the items of the cache and the snapshot whose identifiers, names or other texts start with the text.
    ///
    /// Case does not matter. A failure of the cache is ignored, because completions have no place for messages.
    func items(startingWith text: String) async -> [Item] {
        let beginning = Beginning<Item>(text)
        let (cached, isComplete) = (try? await cache.items(beginning)) ?? ([], false)
        if isComplete { return cached }
        let known = Set(cached.map(\.id))
        return cached + (await snapshot.items(beginning)).filter { !known.contains($0.id) }
    }
}

/// The beginning of an identifier or of a text that selects an item.
private struct Beginning<Item: ItemDTO> {
    /// The name and the other columns of texts.
    let columns = Item.collection.selecting.map { Item.columns[$0] }
    private let text: [UInt8]

    init(_ text: String) { self.text = Array(text.lowercased().utf8) }

    func matches(_ identifier: Item.ID, _ texts: [String]) -> Bool {
        text.isEmpty || identifier.description.utf8.starts(with: text)
            || texts.contains { $0.lowercased().utf8.starts(with: text) }
    }
}

extension SQLiteDataSource {
    /// Returns the matching rows, and `true` if the rows are the complete collection.
    fileprivate func items(_ beginning: Beginning<Item>) async throws(StorageFailure) -> ([Item], Bool) {
        try await read { (connection) throws(DatabaseError) in
            let columns = (["id"] + beginning.columns).joined(separator: ", ")
            let rows = try connection.rows(
                "SELECT \(columns) FROM \(Item.table) WHERE source = ? ORDER BY id", [.text(items.apiAddress)]
            ) { row in (Item.ID(row, column: 0), beginning.columns.indices.map { row.text($0 + 1) }) }
            let matches = rows.filter { beginning.matches($0.0, $0.1) }.map(\.0)
            return (
                try items.items(matches, connection).map(\.value), try collection.confirmedRecord(connection) != nil
            )
        }
    }
}

extension SnapshotDataSource {
    fileprivate func items(_ beginning: Beginning<Item>) -> [Item] {
        items.filter { item in
            beginning.matches(item.id, Item.collection.selecting.map { Item.collection.text($0, of: item) })
        }
    }
}
