import ChallengeCore
import ChallengePersistence

/// The favorites in which a value has another type than its column or breaks a rule of favorites, by identifier.
struct WrongRows: Sendable, Equatable {
    private static let table = "favorites"

    /// The conditions for values that an import of favorites refuses, or that are in the future.
    private static let violations = [
        "rating": "rating NOT BETWEEN 1 AND 5",
        "name": "name = '' OR length(CAST(name AS BLOB)) > \(JSONTextLimits.longestText)",
        "note": "length(note) > 10000",
        "added_at": wrongDate("added_at"),
    ]

    /// Returns the condition for a date before 1970 or in the future.
    static func wrongDate(_ column: String) -> String {
        "\(column) < 0 OR \(column) > 1000 * (strftime('%s', 'now') + 86400)"
    }

    /// The favorites with bytes in UTF-8 in place of a text.
    private(set) var withTextAsBlob: [Int] = []
    private(set) var withWrongRating: [Int] = []
    private(set) var withWrongNote: [Int] = []
    private(set) var withWrongDate: [Int] = []
    private(set) var withOtherValues: [Int] = []
    /// The favorites with an identifier below 1, which no command takes.
    private(set) var withWrongIdentifier: [Int] = []

    static func find(_ connection: Connection) throws(DatabaseError) -> WrongRows {
        var found = WrongRows()
        found.withWrongIdentifier = try connection.rows("SELECT id FROM \(table) WHERE id < 1 ORDER BY id") {
            $0.integer(0)
        }
        for column in try connection.columns(of: table) {
            guard var condition = column.conditionForWrongType else { continue }
            if let rule = violations[column.name] { condition += " OR \(rule)" }
            let rows = try connection.rows(
                "SELECT id, \(column.name.quotedForSQL) FROM \(table) WHERE id > 0 AND (\(condition)) ORDER BY id"
            ) { (identifier: $0.integer(0), isText: column.type == "text" && $0[1].isBytesOfText) }
            found.withTextAsBlob += rows.filter(\.isText).map(\.identifier)
            let others = rows.filter { !$0.isText }.map(\.identifier)
            switch column.name {
            case "rating": found.withWrongRating += others
            case "note": found.withWrongNote += others
            case "added_at": found.withWrongDate += others
            default: found.withOtherValues += others
            }
        }
        return found
    }

    /// Stores a wrong date as a readable one: the date that its text or number means, or else the current time.
    static func correctDates(_ connection: Connection) throws(DatabaseError) {
        try connection.execute(
            """
            UPDATE \(table) SET added_at = 1000 * CAST(coalesce(
                CASE typeof(added_at) WHEN 'text' THEN strftime('%s', added_at) WHEN 'real' THEN added_at / 1000 END,
                strftime('%s', 'now')) AS INTEGER)
            WHERE typeof(added_at) <> 'integer' OR \(wrongDate("added_at"))
            """)
    }

    /// Stores the bytes in UTF-8 as texts, and leaves all other values as they are.
    static func convertBytesOfText(_ connection: Connection) throws(DatabaseError) {
        for column in try connection.columns(of: table) where column.type == "text" {
            let name = column.name.quotedForSQL
            let rows = try connection.rows("SELECT id, \(name) FROM \(table) WHERE typeof(\(name)) = 'blob'") {
                (identifier: $0[0], isText: $0[1].isBytesOfText)
            }
            for row in rows where row.isText {
                try connection.execute(
                    "UPDATE \(table) SET \(name) = CAST(\(name) AS TEXT) WHERE id = ?", [row.identifier])
            }
        }
    }
}

extension SQLValue {
    /// `true` for bytes in UTF-8.
    fileprivate var isBytesOfText: Bool {
        if case .blob(let bytes) = self { String(validating: bytes, as: UTF8.self) != nil } else { false }
    }
}
