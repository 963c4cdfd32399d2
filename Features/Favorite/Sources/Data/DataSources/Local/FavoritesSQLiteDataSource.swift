import ChallengeCore
import ChallengePersistence

/// A store for favorites in the library.
struct FavoritesSQLiteDataSource {
    /// The interval at which the database is checked for changes by other processes.
    private static let pollingInterval: Duration = .milliseconds(250)

    let database: Database
    let clock: any ClockContract

    /// The path of the file; `nil` if there is none.
    var path: String? { database.path }

    /// Returns the favorites that have the tags of the query, the newest first.
    func getFavorites(_ query: FavoritesQuery) async throws(DatabaseError) -> [FavoriteDTO] {
        try await database.read { (connection) throws(DatabaseError) in
            let condition = FavoritesCondition(query)
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

    /// Returns the favorites whose names or identifiers start with the text, ignoring case and accents, in ascending
    /// order of the identifiers: at most `limit`, and the alphabetically first and last ones.
    func getNames(startingWith text: String, limit: Int) async throws(DatabaseError) -> [NamedItem] {
        try await database.read { (connection) throws(DatabaseError) in
            try connection.rows(
                """
                WITH found AS (
                    SELECT id, sort_name FROM favorites INDEXED BY favorites_by_name
                    WHERE instr(sort_name, ?) = 1 OR instr(id, ?) = 1
                )
                SELECT id, name, note, tags FROM favorites WHERE id IN (
                    SELECT id FROM (SELECT id FROM found ORDER BY id LIMIT ?)
                    UNION SELECT id FROM (SELECT id, min(sort_name) FROM found)
                    UNION SELECT id FROM (SELECT id, max(sort_name) FROM found)
                ) ORDER BY id
                """, [.text(text.folded), .text(text), SQLValue(limit)]
            ) { row in
                let details = [row.text(2), row.text(3).replacing(",", with: ", ")]
                return NamedItem(
                    key: .number(row.integer(0)), name: row.text(1), distinctions: details.filter { !$0.isEmpty })
            }
        }
    }

    /// Returns the tags that start with the text in lower case, with the numbers of their favorites, the most used tags
    /// first.
    func getTags(startingWith text: String) async throws(DatabaseError) -> [FavoritesStatistics.Count] {
        try await database.read { (connection) throws(DatabaseError) in
            try connection.counts(
                "SELECT tag, count(*) FROM favorite_tags WHERE instr(tag, ?) = 1 GROUP BY tag", [.text(text)])
        }
    }

    /// Inserts the new favorites, and returns the identifiers of the others, which are stored already or repeated.
    func insert(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int] {
        try await database.write { (connection) throws(DatabaseError) in
            let (new, others) = favorites.partitioned(knownIdentifiers: try connection.stored(favorites))
            try connection.upsert(new)
            return others
        }
    }

    /// Stores the favorites, and returns the identifiers of those that it replaced.
    ///
    /// A favorite replaces the stored one with the same identifier. If several of the favorites have one identifier,
    /// the first of them is stored.
    func insertOrReplace(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int] {
        try await database.write(isRemoval: true) { (connection) throws(DatabaseError) in
            let stored = try connection.stored(favorites)
            let new = favorites.partitioned(knownIdentifiers: []).new
            try connection.upsert(new)
            return new.map(\.id).filter(stored.contains)
        }
    }

    /// Changes the details of the favorites with these identifiers, and returns them in the order of the identifiers; a
    /// favorite with which the change conflicts stays as it is.
    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(DatabaseError) -> [FavoriteDTO] {
        try await database.write(isRemoval: true) { (connection) throws(DatabaseError) in
            let kept = try connection.rows(
                "\(Self.selection) WHERE id IN (SELECT value FROM json_each(?))", [.text(identifiers.list)]
            ) { FavoriteDTO($0) }
            let changed = Dictionary(kept.map { ($0.id, $0.applying(change)) }, uniquingKeysWith: { first, _ in first })
            try connection.upsert(Array(changed.values))
            return identifiers.compactMap { changed[$0] }
        }
    }

    /// Deletes the favorites with these identifiers, and returns the identifiers that existed.
    func delete(identifiers: [Int]) async throws(DatabaseError) -> [FavoriteDTO] {
        try await database.write(isRemoval: true) { (connection) throws(DatabaseError) in
            try connection.deleteTags(of: identifiers)
            let deleted = try connection.rows(
                "DELETE FROM favorites WHERE id IN (SELECT value FROM json_each(?)) RETURNING \(Self.columns)",
                [.text(identifiers.list)]
            ) { FavoriteDTO($0) }
            let byIdentifier = Dictionary(deleted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            return identifiers.compactMap { byIdentifier[$0] }
        }
    }

    func deleteAll() async throws(DatabaseError) {
        try await database.write(isRemoval: true) { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM favorite_tags")
            try connection.execute("DELETE FROM favorites")
        }
    }

    /// Returns the statistics, with the numbers of favorites that were added in these periods.
    func getStatistics(
        today: Range<Timestamp>, thisWeek: Range<Timestamp>
    ) async throws(DatabaseError) -> FavoritesStatistics {
        try await database.read { (connection) throws(DatabaseError) in
            FavoritesStatistics(
                total: try connection.count(addedIn: nil),
                byStatus: try connection.counts("SELECT status, count(*) FROM favorites GROUP BY status"),
                bySpecies: try connection.counts("SELECT species, count(*) FROM favorites GROUP BY species"),
                byRating: try connection.counts(
                    "SELECT rating, count(*) FROM favorites WHERE rating IS NOT NULL GROUP BY rating", by: "1 DESC"),
                addedToday: try connection.count(addedIn: today),
                addedThisWeek: try connection.count(addedIn: thisWeek),
                mostUsedTags: Array(
                    try connection.counts("SELECT tag, count(*) FROM favorite_tags GROUP BY tag").prefix(10)))
        }
    }

    /// Yields immediately, and again whenever the favorites may have changed, also by another process.
    func changes() -> AsyncStream<Void> { database.changes(clock: clock, every: Self.pollingInterval) }

    private static let columns =
        "id, name, status, species, type, gender, origin, location, note, rating, tags, added_at"

    fileprivate static let selection = "SELECT \(columns) FROM favorites"
}

extension FavoritesSQLiteDataSource {
    /// The tables.
    static let schema = Schema(
        "favorites",
        steps: [
            [
                """
                CREATE TABLE favorites (
                    id INTEGER PRIMARY KEY, name TEXT NOT NULL, status TEXT NOT NULL, species TEXT NOT NULL,
                    type TEXT NOT NULL, gender TEXT NOT NULL, origin TEXT NOT NULL, location TEXT NOT NULL,
                    note TEXT, rating INTEGER, tags TEXT NOT NULL, added_at INTEGER NOT NULL,
                    sort_name TEXT NOT NULL, folded TEXT NOT NULL
                )
                """,
                "CREATE INDEX favorites_by_addition ON favorites (added_at DESC, id DESC)",
                "CREATE INDEX favorites_by_name ON favorites (sort_name, id)",
                "CREATE INDEX favorites_by_rating ON favorites (rating DESC, added_at DESC, id DESC)",
                "CREATE INDEX favorites_by_text ON favorites (folded)",
                "CREATE INDEX favorites_by_status ON favorites (status)",
                "CREATE INDEX favorites_by_species ON favorites (species)",
                """
                CREATE TABLE favorite_tags (
                    tag TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (tag, id)
                ) WITHOUT ROWID
                """,
                "CREATE INDEX favorite_tags_by_favorite ON favorite_tags (id)",
            ]
        ])
}

/// The SQL condition of a query, with its arguments.
private struct FavoritesCondition {
    let sql: String
    let arguments: [SQLValue]

    init(_ query: FavoritesQuery) {
        let tags = query.tags.map { _ in "id IN (SELECT id FROM favorite_tags WHERE tag = ?)" }
        let rating = query.minimumRating.map { _ in "rating >= ?" }
        let conditions = tags + [rating].compactMap(\.self)
        sql = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        arguments = query.tags.map { .text($0) } + [query.minimumRating].compactMap { $0.map { SQLValue($0) } }
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
    ) throws(DatabaseError) -> [FavoritesStatistics.Count] {
        try rows("\(sql) ORDER BY \(order)", arguments) { row in
            FavoritesStatistics.Count(name: row.text(0), count: row.integer(1))
        }
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
            tags: row.text(10).parts(separatedBy: UInt8(ascii: ",")).map { String($0).asTag }.filter { !$0.isEmpty },
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
