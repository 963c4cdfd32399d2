import ChallengeCore
import ChallengePersistence

/// A store for the history in the state.
struct HistorySQLiteDataSource: HistoryLocalDataSourceContract {
    private static let condition = """
        WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR source = ?2)
        AND (?3 IS NULL OR shown_at >= ?3 AND shown_at < ?4)
        """

    /// The query of a page, which reads the entries in the order of an index.
    static let page = """
        SELECT number, kind, identifier, name, shown_at, source FROM history \(condition)
        ORDER BY shown_at DESC, number DESC LIMIT ?5 OFFSET ?6
        """

    let database: Database

    func add(_ entries: [HistoryEntryDTO], limit: Int) async throws(StorageFailure) {
        try await database.writing { (connection) throws(DatabaseError) in
            try connection.append(entries, after: try connection.lastNumber, limit: limit)
        }
    }

    func getEntries(_ filter: HistoryFilterDTO, offset: Int, limit: Int) async throws(StorageFailure) -> HistoryPageDTO
    {
        try await database.reading { (connection) throws(DatabaseError) in
            let arguments: [SQLValue] = [
                filter.kind.map { .text($0) } ?? .null, filter.origin.map { .text($0) } ?? .null,
                filter.shownAt.map { .integer($0.lowerBound) } ?? .null,
                filter.shownAt.map { .integer($0.upperBound) } ?? .null,
            ]
            let count = try connection.row("SELECT count(*) FROM history \(Self.condition)", arguments) {
                $0.integer(0)
            }
            let entries = try connection.rows(Self.page, arguments + [SQLValue(limit), SQLValue(offset)]) {
                HistoryEntryDTO($0)
            }
            return HistoryPageDTO(count: count ?? 0, entries: entries)
        }
    }

    func getCounts(between moments: [Int64], of origin: String) async throws(StorageFailure) -> HistoryCountsDTO {
        try await database.reading { (connection) throws(DatabaseError) in
            var between: [Int] = []
            for (start, end) in zip(moments, moments.dropFirst()) {
                let query = "SELECT count(*) FROM history WHERE shown_at >= ? AND shown_at < ?"
                between.append(try connection.row(query, [.integer(start), .integer(end)]) { $0.integer(0) } ?? 0)
            }
            let totals = try connection.row(
                "SELECT count(*), count(*) FILTER (WHERE source = ?) FROM history", [.text(origin)]
            ) { ($0.integer(0), $0.integer(1)) }
            return HistoryCountsDTO(total: totals?.0 ?? 0, fromOrigin: totals?.1 ?? 0, between: between)
        }
    }

    func delete(numbers: [Int]) async throws(StorageFailure) -> [Int] {
        try await database.writing { (connection) throws(DatabaseError) in
            try connection.keepLastNumber()
            var missing: [Int] = []
            for number in numbers {
                let query = "DELETE FROM history WHERE number = ? RETURNING number"
                let deleted = try connection.row(query, [SQLValue(number)]) { $0.integer(0) }
                if deleted == nil { missing.append(number) }
            }
            return missing
        }
    }

    func deleteAll() async throws(StorageFailure) {
        try await database.writing { (connection) throws(DatabaseError) in
            try connection.keepLastNumber()
            try connection.execute("DELETE FROM history")
        }
    }
}

extension HistorySQLiteDataSource {
    /// The tables.
    ///
    /// The number of a removed entry is not used again, so that a repeated removal cannot remove another entry. A removal
    /// therefore stores the last number in `history_numbers`. AUTOINCREMENT would store it with each entry, in another
    /// page of the write-ahead log. The column of the identifiers has no type, so that numbers and texts are stored as
    /// they are.
    static let schema = Schema(
        "history", firstVersion: 3,
        steps: [
            [
                "CREATE TABLE history_numbers (last INTEGER NOT NULL)",
                """
                CREATE TABLE history (
                    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, identifier, name TEXT NOT NULL,
                    shown_at INTEGER NOT NULL, source TEXT NOT NULL
                )
                """,
            ],
            // The rows of an index are in the order of the column, and then of the number.
            ["CREATE INDEX history_by_time ON history (shown_at)"],
        ])
}

extension ItemKey {
    /// Reads a column; `nil` for a missing value.
    fileprivate init?(_ value: SQLValue) {
        switch value {
        case .integer(let number): self = .number(Int(number))
        case .text(let text): self = .text(text)
        case .null, .real, .blob: return nil
        }
    }
}

extension SQLValue {
    fileprivate init(_ key: ItemKey?) {
        switch key {
        case .number(let number): self.init(number)
        case .text(let text): self = .text(text)
        case nil: self = .null
        }
    }
}

extension Connection {
    /// The numbers of a damaged file above this one do not count: the largest one has no next one.
    private static let largestNumber = SQLValue((1 << 53) - 1)

    /// The largest number of an entry; 0 if there is none.
    fileprivate var lastNumber: Int {
        get throws(DatabaseError) {
            let query = "SELECT number FROM history WHERE number BETWEEN 0 AND ? ORDER BY number DESC LIMIT 1"
            return try row(query, [Self.largestNumber]) { $0.integer(0) } ?? 0
        }
    }

    /// Inserts entries after the last one, and deletes the entries before the last `limit` numbers.
    fileprivate func append(_ entries: [HistoryEntryDTO], after last: Int, limit: Int) throws(DatabaseError) {
        try insert(entries)
        let oldest = last + entries.count - limit
        if oldest > 0 { try execute("DELETE FROM history WHERE number <= ?", [SQLValue(oldest)]) }
    }

    /// Inserts entries under new numbers.
    fileprivate func insert(_ entries: [HistoryEntryDTO]) throws(DatabaseError) {
        let last = try lastUsedNumber
        try replaceRows(
            in: "history", columns: ["number", "kind", "identifier", "name", "shown_at", "source"],
            with: entries.enumerated().map { index, entry in [SQLValue(last + index + 1)] + entry.values })
    }

    /// Stores the last number that an entry has or had, so that it is not used again after a removal.
    fileprivate func keepLastNumber() throws(DatabaseError) {
        try execute(
            "INSERT OR REPLACE INTO history_numbers (rowid, last) VALUES (1, ?)", [SQLValue(try lastUsedNumber)])
    }

    private var lastUsedNumber: Int {
        get throws(DatabaseError) {
            let query = "SELECT last FROM history_numbers WHERE last <= ?"
            return max(try lastNumber, try row(query, [Self.largestNumber]) { $0.integer(0) } ?? 0)
        }
    }
}

extension HistoryEntryDTO {
    fileprivate init(_ row: borrowing SQLRow) {
        self.init(
            number: row.integer(0), kind: row.text(1), identifier: ItemKey(row[2]), name: row.text(3),
            shownAt: Int64(row.integer(4)), origin: row.text(5))
    }

    /// The values of the columns other than the number.
    fileprivate var values: [SQLValue] {
        [.text(kind), SQLValue(identifier), .text(name), .integer(shownAt), .text(origin)]
    }
}
