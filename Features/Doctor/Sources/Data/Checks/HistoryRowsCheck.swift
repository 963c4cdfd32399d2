import ChallengeCore
import ChallengePersistence
import ChallengeResources

/// A check of the values in the history and in the recent searches.
struct HistoryRowsCheck: CheckContract {
    let id = "state"
    let state: Database

    var title: String { "doctor.part.state".localized() }

    func run() async -> [Finding] {
        guard let path = state.path else { return [] }
        let copy = Database(.readOnly(path: path), schemas: [])
        // `DatabaseCheck` reports the cause of a failure.
        guard (try? await copy.hasContent) == true, let rows = try? await copy.read(WrongHistoryRows.find) else {
            return []
        }
        return [
            removable(rows.entries),
            impossible(
                "numbers", "doctor.state.numbers %@", rows.impossibleNumbers, "DELETE FROM history WHERE number < 1",
                path),
            searches(areWrong: rows.haveSearches),
        ].compactMap(\.self)
    }

    private func removable(_ entries: [Int]) -> Finding? {
        if entries.isEmpty { return nil }
        return finding(
            "rows", .problem, "doctor.state.rows %@".localized(entries.shortList),
            command: "challenge history remove \(entries.firstWords)")
    }

    private func searches(areWrong: Bool) -> Finding? {
        if !areWrong { return nil }
        return finding(
            "searches", .problem, "doctor.state.searches".localized(), command: "challenge searches clear")
    }
}

/// The rows of the history and of the recent searches that no command stores.
struct WrongHistoryRows: Sendable, Equatable {
    /// The numbers of entries with a value that has another type than its column, or that no command stores.
    let entries: [Int]
    /// The numbers below 1, which no command takes.
    let impossibleNumbers: [Int]
    /// `true` if a recent search has an empty text, or a value of another type than its column.
    let haveSearches: Bool

    static func find(_ connection: Connection) throws(DatabaseError) -> WrongHistoryRows {
        let columns = try connection.columns(of: "history")
        let conditions =
            columns.compactMap(\.conditionForWrongType) + [
                "source NOT IN ('remote', 'cache', 'snapshot')", "identifier < 1", "kind = ''",
                WrongRows.wrongDate("shown_at"),
            ]
        let isWrong = conditions.joined(separator: " OR ")
        return WrongHistoryRows(
            entries: columns.isEmpty ? [] : try connection.numbers(where: "number > 0 AND (\(isWrong))"),
            impossibleNumbers: columns.isEmpty ? [] : try connection.numbers(where: "number < 1"),
            haveSearches: try hasWrongSearch(connection))
    }

    private static func hasWrongSearch(_ connection: Connection) throws(DatabaseError) -> Bool {
        let columns = try connection.columns(of: "recent_searches")
        if columns.isEmpty { return false }
        let conditions = columns.compactMap(\.conditionForWrongType) + ["text = ''"]
        let found = "SELECT EXISTS (SELECT 1 FROM recent_searches WHERE \(conditions.joined(separator: " OR ")))"
        return try connection.row(found) { $0.integer(0) } == 1
    }
}

extension Connection {
    /// Returns the numbers of the entries of the history that meet the condition.
    fileprivate func numbers(where condition: String) throws(DatabaseError) -> [Int] {
        try rows("SELECT number FROM history WHERE \(condition) ORDER BY number") { $0.integer(0) }
    }
}
