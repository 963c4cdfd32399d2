import ChallengeCore
import ChallengePersistence

/// A store for favorites in the library.
struct FavoritesSQLiteDataSource: FavoritesLocalDataSourceContract {
    /// The interval at which the database is checked for changes by other processes.
    private static let pollingInterval: Duration = .milliseconds(250)

    let database: Database
    let clock: any ClockContract

    func getFavorites(tags: [String], minimumRating: Int?) async throws(StorageFailure) -> [FavoriteDTO] {
        try await database.reading { (connection) throws(DatabaseError) in
            let condition = FavoritesCondition(tags, minimumRating)
            let counting = "SELECT count(*) FROM favorites \(condition.sql)"
            let count = try connection.row(counting, condition.arguments) { $0.integer(0) } ?? 0
            let favorites = try connection.rows(
                "\(Self.selection) \(condition.sql) ORDER BY added_at DESC, id DESC", condition.arguments
            ) { FavoriteDTO($0) }
            if favorites.count == count { return favorites }
            // Another process has changed the favorites, or a damaged index hides rows without an error of SQLite.
            let newCount = try connection.row(counting, condition.arguments) { $0.integer(0) } ?? 0
            if newCount == count { throw .damaged(reason: "rows are missing") }
            return favorites
        }
    }

    func getFavorites(startingWith text: String, limit: Int) async throws(StorageFailure) -> [FavoriteDTO] {
        try await database.reading { (connection) throws(DatabaseError) in
            try connection.rows(
                """
                WITH found AS (
                    SELECT id, sort_name FROM favorites INDEXED BY favorites_by_name
                    WHERE instr(sort_name, ?) = 1 OR instr(id, ?) = 1
                )
                \(Self.selection) WHERE id IN (
                    SELECT id FROM (SELECT id FROM found ORDER BY id LIMIT ?)
                    UNION SELECT id FROM (SELECT id, min(sort_name) FROM found)
                    UNION SELECT id FROM (SELECT id, max(sort_name) FROM found)
                ) ORDER BY id
                """, [.text(text.folded), .text(text), SQLValue(limit)]
            ) { FavoriteDTO($0) }
        }
    }

    func getTags(startingWith text: String) async throws(StorageFailure) -> [FavoritesCountDTO] {
        try await database.reading { (connection) throws(DatabaseError) in
            try connection.counts(
                "SELECT tag, count(*) FROM favorite_tags WHERE instr(tag, ?) = 1 GROUP BY tag", [.text(text)])
        }
    }

    func insert(_ favorites: [FavoriteDTO]) async throws(StorageFailure) -> [Int] {
        try await database.writing { (connection) throws(DatabaseError) in
            let (new, others) = favorites.partitioned(knownIdentifiers: try connection.stored(favorites))
            try connection.upsert(new)
            return others
        }
    }

    func insertOrReplace(_ favorites: [FavoriteDTO]) async throws(StorageFailure) -> [Int] {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            let stored = try connection.stored(favorites)
            let new = favorites.partitioned(knownIdentifiers: []).new
            try connection.upsert(new)
            return new.map(\.id).filter(stored.contains)
        }
    }

    func update(
        identifiers: [Int], _ change: @escaping @Sendable (FavoriteDTO) -> FavoriteDTO
    ) async throws(StorageFailure) -> [FavoriteDTO] {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            let kept = try connection.rows(
                "\(Self.selection) WHERE id IN (SELECT value FROM json_each(?))", [.text(identifiers.list)]
            ) { FavoriteDTO($0) }
            let changed = Dictionary(kept.map { ($0.id, change($0)) }, uniquingKeysWith: { first, _ in first })
            try connection.upsert(Array(changed.values))
            return identifiers.compactMap { changed[$0] }
        }
    }

    func delete(identifiers: [Int]) async throws(StorageFailure) -> [FavoriteDTO] {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            try connection.deleteTags(of: identifiers)
            let deleted = try connection.rows(
                "DELETE FROM favorites WHERE id IN (SELECT value FROM json_each(?)) RETURNING \(Self.columns)",
                [.text(identifiers.list)]
            ) { FavoriteDTO($0) }
            let byIdentifier = Dictionary(deleted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            return identifiers.compactMap { byIdentifier[$0] }
        }
    }

    func deleteAll() async throws(StorageFailure) {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM favorite_tags")
            try connection.execute("DELETE FROM favorites")
        }
    }

    func getStatistics(
        today: Range<Timestamp>, thisWeek: Range<Timestamp>
    ) async throws(StorageFailure) -> FavoritesStatisticsDTO {
        try await database.reading { (connection) throws(DatabaseError) in
            FavoritesStatisticsDTO(
                total: try connection.count(addedIn: nil),
                byStatus: try connection.counts("SELECT status, count(*) FROM favorites GROUP BY status"),
                bySpecies: try connection.counts("SELECT species, count(*) FROM favorites GROUP BY species"),
                byRating: try connection.counts(
                    "SELECT rating, count(*) FROM favorites WHERE rating IS NOT NULL GROUP BY rating", by: "1 DESC"),
                byTag: try connection.counts("SELECT tag, count(*) FROM favorite_tags GROUP BY tag"),
                addedToday: try connection.count(addedIn: today),
                addedThisWeek: try connection.count(addedIn: thisWeek))
        }
    }

    func changes() -> AsyncStream<Void> { database.changes(clock: clock, every: Self.pollingInterval) }

    private static let columns =
        "id, name, status, species, type, gender, origin, location, note, rating, tags, added_at"

    fileprivate static let selection = "SELECT \(columns) FROM favorites"
}

/// The SQL condition of a query, with its arguments.
private struct FavoritesCondition {
    let sql: String
    let arguments: [SQLValue]

    init(_ tags: [String], _ minimumRating: Int?) {
        let given = tags.map { _ in "id IN (SELECT id FROM favorite_tags WHERE tag = ?)" }
        let rating = minimumRating.map { _ in "rating >= ?" }
        let conditions = given + [rating].compactMap(\.self)
        sql = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        arguments = tags.map { .text($0) } + [minimumRating].compactMap { $0.map { SQLValue($0) } }
    }
}

extension Connection {
    /// Returns the identifiers of those favorites that are stored.
    fileprivate func stored(_ favorites: [FavoriteDTO]) throws(DatabaseError) -> Set<Int> {
        Set(
            try rows(
                "SELECT id FROM favorites WHERE id IN (SELECT value FROM json_each(?))",
                [.text(favorites.map(\.id).list)]
            ) { $0.integer(0) })
    }

    /// Inserts favorites with their tags, or replaces the stored ones.
    fileprivate func upsert(_ favorites: [FavoriteDTO]) throws(DatabaseError) {
        try replaceRows(
            in: "favorites",
            columns: [
                "id", "name", "status", "species", "type", "gender", "origin", "location", "note", "rating", "tags",
                "added_at", "sort_name", "folded",
            ],
            with: favorites.map(\.columns))
        try deleteTags(of: favorites.map(\.id))
        try replaceRows(
            in: "favorite_tags", columns: ["tag", "id"],
            with: favorites.flatMap { favorite in favorite.tags.map { [.text($0), SQLValue(favorite.id)] } })
    }

    fileprivate func deleteTags(of identifiers: [Int]) throws(DatabaseError) {
        try execute("DELETE FROM favorite_tags WHERE id IN (SELECT value FROM json_each(?))", [.text(identifiers.list)])
    }

    /// Returns the number of favorites that were added in the period; `nil` counts all.
    fileprivate func count(addedIn period: Range<Timestamp>?) throws(DatabaseError) -> Int {
        try row(
            "SELECT count(*) FROM favorites WHERE ?1 IS NULL OR added_at >= ?1 AND added_at < ?2",
            [
                period.map { .integer($0.lowerBound.millisecondsSince1970) } ?? .null,
                period.map { .integer($0.upperBound.millisecondsSince1970) } ?? .null,
            ]
        ) { $0.integer(0) } ?? 0
    }

    fileprivate func counts(
        _ sql: String, _ arguments: [SQLValue] = [], by order: String = "2 DESC, 1"
    ) throws(DatabaseError) -> [FavoritesCountDTO] {
        try rows("\(sql) ORDER BY \(order)", arguments) { row in
            FavoritesCountDTO(name: row.text(0), count: row.integer(1))
        }
    }
}

extension [FavoriteDTO] {
    /// Returns the new favorites, and the identifiers of the favorites that are known or repeated.
    fileprivate func partitioned(knownIdentifiers known: Set<Int>) -> (new: [FavoriteDTO], others: [Int]) {
        var known = known
        var new: [FavoriteDTO] = []
        var others: [Int] = []
        for favorite in self {
            if known.insert(favorite.id).inserted { new.append(favorite) } else { others.append(favorite.id) }
        }
        return (new, others)
    }
}

extension [Int] {
    fileprivate var list: String { "[\(map(String.init).joined(separator: ","))]" }
}

extension FavoriteDTO {
    fileprivate init(_ row: borrowing SQLRow) {
        self.init(
            id: row.integer(0), name: row.text(1), status: row.text(2), species: row.text(3), type: row.text(4),
            gender: row.text(5), origin: row.text(6), location: row.text(7),
            note: row[8] == .null ? nil : row.text(8), rating: row[9] == .null ? nil : row.integer(9),
            tags: row.text(10).parts(separatedBy: UInt8(ascii: ",")).filter { !$0.isEmpty }.map(String.init),
            addedAt: Timestamp(millisecondsSince1970: Int64(row.integer(11))).description)
    }

    fileprivate var columns: [SQLValue] {
        [
            SQLValue(id), .text(name), .text(status), .text(species), .text(type), .text(gender), .text(origin),
            .text(location), note.map { .text($0) } ?? .null, SQLValue(rating), .text(tags.joined(separator: ",")),
            .integer(Timestamp(addedAt)?.millisecondsSince1970 ?? 0), .text(name.folded),
            // The column `folded` is not read. It stays, because the released schema has it.
            .text(""),
        ]
    }
}
