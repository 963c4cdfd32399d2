internal import ChallengeCore
internal import ChallengePersistence

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The replacement of a whole collection by a sync.
extension SQLiteDataSource {
    /// Replaces all rows of the API and returns the changes.
    func replaceAll(with newItems: [Item], fetchedAt: Date) async throws(StorageFailure) -> CollectionChanges {
        try await write { (connection) throws(DatabaseError) in
            let changes = try changes(by: newItems, connection)
            try items.deleteAll(connection)
            try items.save(newItems, fetchedAt, connection)
            try collection.delete(connection)
            // Rows are listed in the order of their identifiers. If the API has another order, they answer no lists.
            if try items.identifiers(matching: [], connection) == newItems.map(\.id) {
                try pages.deleteAll(connection)
                let record = CompleteCollection<Item>.Record(
                    count: newItems.count, fetchedAt: fetchedAt, isUnfinishedSync: true)
                try collection.set(record, connection)
            }
            return changes
        }
    }

    /// Returns the changes that the items would make.
    func changes(by newItems: [Item]) async throws(StorageFailure) -> CollectionChanges {
        try await readVersion { (connection) throws(DatabaseError) in try changes(by: newItems, connection) }
    }

    /// Returns the time at which a sync that did not end fetched the collection.
    func dateOfUnfinishedSync() async throws(StorageFailure) -> Date? {
        try await read { (connection) throws(DatabaseError) in
            let record = try collection.record(connection)
            return record.flatMap { $0.isUnfinishedSync ? $0.fetchedAt : nil }
        }
    }

    func endSync() async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in try collection.endSync(connection) }
    }

    private func changes(
        by newItems: [Item], _ connection: Connection
    ) throws(DatabaseError) -> CollectionChanges {
        var old = Dictionary(
            try items.allItems(connection).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var new: [Item] = []
        var changed: [Item] = []
        for item in newItems {
            guard let previous = old.removeValue(forKey: item.id) else {
                new.append(item)
                continue
            }
            if previous != item { changed.append(item) }
        }
        return CollectionChanges(
            count: newItems.count, new: new.map(\.summary), changed: changed.map(\.summary),
            gone: old.values.sorted { $0.id < $1.id }.map(\.summary))
    }
}

extension RowDTO {
    fileprivate var summary: CollectionChanges.Item {
        CollectionChanges.Item(identifier: id.json, name: texts(of: [Self.nameColumn]).joined())
    }
}
