import ChallengeCore
import ChallengeJSON
import ChallengePersistence

/// A store for favorites in the library.
struct FavoritesSQLiteDataSource: FavoritesLocalDataSourceContract {
    /// The interval at which the database is checked for changes by other processes.
    private static let pollingInterval: Duration = .seconds(1)

    let database: Database
    let clock: any ClockContract

    func getFavorites() async throws(StorageFailure) -> [FavoriteDTO] {
        try await database.reading { (connection) throws(DatabaseError) in
            try connection.rows("\(Self.selection) ORDER BY added_at DESC, kind, key DESC") { FavoriteDTO($0) }
        }
    }

    func insert(_ favorites: [FavoriteDTO], replacing: Bool) async throws(StorageFailure) -> [ItemID] {
        try await database.writing(isRemoval: replacing) { (connection) throws(DatabaseError) in
            let stored = Set(try connection.favorites(favorites.map(\.id)).map(\.id))
            var seen: Set<ItemID> = []
            let given = favorites.filter { seen.insert($0.id).inserted }
            try connection.upsert(replacing ? given : given.filter { !stored.contains($0.id) })
            return given.map(\.id).filter(stored.contains)
        }
    }

    func update(
        _ identifiers: [ItemID], _ change: @escaping @Sendable (FavoriteDTO) -> FavoriteDTO
    ) async throws(StorageFailure) -> [FavoriteDTO] {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            let changed = try connection.favorites(identifiers).map(change)
            try connection.upsert(changed)
            return changed.sorted(by: identifiers)
        }
    }

    func delete(_ identifiers: [ItemID]) async throws(StorageFailure) -> [FavoriteDTO] {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            let deleted = try connection.favorites(identifiers)
            try connection.execute("DELETE FROM favorite_items \(Self.condition)", [.text(identifiers.json)])
            return deleted.sorted(by: identifiers)
        }
    }

    func deleteAll() async throws(StorageFailure) {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM favorite_items")
        }
    }

    func changes() -> AsyncStream<Void> { database.changes(clock: clock, every: Self.pollingInterval) }

    fileprivate static let columns = [
        "kind", "key", "name", "short_name", "record", "note", "rating", "tags", "added_at",
    ]

    fileprivate static let selection = "SELECT \(columns.joined(separator: ", ")) FROM favorite_items"

    /// Selects the items of a JSON array, whose elements have a kind and an identifier.
    fileprivate static let condition = """
        WHERE (kind, key) IN (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))
        """
}

extension Connection {
    /// Returns those favorites that are stored.
    fileprivate func favorites(_ identifiers: [ItemID]) throws(DatabaseError) -> [FavoriteDTO] {
        try rows(
            "\(FavoritesSQLiteDataSource.selection) \(FavoritesSQLiteDataSource.condition)", [.text(identifiers.json)]
        ) { FavoriteDTO($0) }
    }

    /// Inserts favorites, or replaces the stored ones.
    fileprivate func upsert(_ favorites: [FavoriteDTO]) throws(DatabaseError) {
        try replaceRows(
            in: "favorite_items", columns: FavoritesSQLiteDataSource.columns, with: favorites.map(\.values))
    }
}

extension [FavoriteDTO] {
    fileprivate func sorted(by identifiers: [ItemID]) -> [FavoriteDTO] {
        let favorites = Dictionary(map { ($0.id, $0) }) { first, _ in first }
        return identifiers.compactMap { favorites[$0] }
    }
}

extension [ItemID] {
    fileprivate var json: String {
        JSONWriter.compact(.array(map { .array([.string($0.kind), $0.key.json]) }))
    }
}

extension FavoriteDTO {
    fileprivate init(_ row: borrowing SQLRow) {
        let key: ItemKey = if case .integer(let number) = row[1] { .number(Int(number)) } else { .text(row.text(1)) }
        self.init(
            kind: row.text(0), key: key, name: row.text(2), shortName: row[3] == .null ? nil : row.text(3),
            record: row.text(4), note: row[5] == .null ? nil : row.text(5),
            rating: row[6] == .null ? nil : row.integer(6),
            tags: row.text(7).parts(separatedBy: UInt8(ascii: ",")).filter { !$0.isEmpty }.map(String.init),
            addedAt: Timestamp(millisecondsSince1970: Int64(row.integer(8))).description)
    }

    fileprivate var values: [SQLValue] {
        let key: SQLValue =
            switch key {
            case .number(let number): SQLValue(number)
            case .text(let text): .text(text)
            }
        return [
            .text(kind), key, .text(name), shortName.map { .text($0) } ?? .null, .text(record),
            note.map { .text($0) } ?? .null, SQLValue(rating), .text(tags.joined(separator: ",")),
            .integer(Timestamp(addedAt)?.millisecondsSince1970 ?? 0),
        ]
    }
}
