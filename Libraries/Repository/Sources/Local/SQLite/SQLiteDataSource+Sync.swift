internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengePlatform

/// The replacement of a whole collection by a sync.
extension SQLiteDataSource {
    /// Replaces all rows of the API and returns the changes.
    ///
    /// A row that another command saved during the sync stays, because it is newer than the items of the sync.
    ///
    /// - Parameters:
    ///   - pageSize: The number of items on a full page of the API's list.
    ///   - fetchedAt: The start of the sync.
    ///   - now: The end of the sync; `nil` if no other command has saved rows since its start.
    func replaceAll(
        with list: DownloadedList<Item>, pageSize: Int = Item.collection.api.pageSize, fetchedAt: Date,
        now: Date? = nil
    ) async throws(StorageFailure) -> CollectionChanges {
        try await write { (connection) throws(DatabaseError) in
            let changes = try changes(by: list, fetchedAt, now, connection)
            try items.delete(changes.gone.map(\.id), connection)
            try items.save(changes.saved, fetchedAt, connection)
            try collection.delete(connection)
            // If there is a newer row that the sync has not fetched, no list is read from the rows.
            let order = list.items.map(\.id)
            if try items.rows(except: order, connection).isEmpty {
                try pages.deleteAll(connection)
                try collection.set(
                    order, unreadable: list.unreadable, pageSize: pageSize, fetchedAt, connection)
            }
            return changes.summary
        }
    }

    /// Returns the changes that `replaceAll` would make.
    func changes(
        by list: DownloadedList<Item>, fetchedAt: Date, now: Date
    ) async throws(StorageFailure) -> CollectionChanges {
        try await readVersion { (connection) throws(DatabaseError) in
            try changes(by: list, fetchedAt, now, connection).summary
        }
    }

    private func changes(
        by list: DownloadedList<Item>, _ fetchedAt: Date, _ now: Date?, _ connection: Connection
    ) throws(DatabaseError) -> RowChanges<Item> {
        var changes = RowChanges(list: list)
        let stored = try items.allItems(connection)
        var old = Dictionary(stored.map { ($0.value.id, $0) }, uniquingKeysWith: { first, _ in first })
        // A row with a date in the future does not count as newer, because the clock was wrong.
        func isNewer(_ row: Cached<Item>) -> Bool { row.fetchedAt > fetchedAt && row.fetchedAt <= now ?? fetchedAt }
        for item in list.items {
            let previous = old.removeValue(forKey: item.id)
            if let previous, isNewer(previous) { continue }
            changes.saved.append(item)
            if previous == nil { changes.new.append(item) }
            if previous?.value.hasValues(of: item) == false { changes.changed.append(item) }
        }
        changes.gone = stored.filter { old[$0.value.id] != nil && !isNewer($0) }.map(\.value)
        return changes
    }
}

/// The items that a sync saves, and those that it deletes.
private struct RowChanges<Item: ItemDTO> {
    /// The list that the sync has fetched.
    let list: DownloadedList<Item>
    var saved: [Item] = []
    var new: [Item] = []
    var changed: [Item] = []
    var gone: [Item] = []

    var summary: CollectionChanges {
        CollectionChanges(
            count: list.items.count, new: new.map(\.summary), changed: changed.map(\.summary),
            gone: gone.map(\.summary), unreadable: list.unreadable)
    }
}

extension ItemDTO {
    fileprivate var summary: CollectionChanges.Item { CollectionChanges.Item(identifier: id.key, name: rowName) }
}
