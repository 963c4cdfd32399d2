import ChallengeCore
import ChallengeJSON
import ChallengePlatform
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<HistoryEntry> {
    /// Returns the fields of an entry in every output format; scripts depend on the names.
    ///
    /// - Parameter now: The current time, from which ages are computed.
    static func history(now: Date? = nil) -> RecordSchema {
        RecordSchema(fields: [
            Field(
                "shownAt", header: "history.field.shownAt", column: TableColumn(priority: 0, minimumWidth: 16),
                moment: \.shownAt, now: now),
            Field(
                "kind", header: "history.field.kind", column: TableColumn(priority: 1),
                json: { .string($0.kind.rawValue) }, screenText: \.kind.localizedText),
            Field(
                "id", header: "history.field.id",
                column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                json: { $0.identifier?.json ?? .null }),
            Field(
                "name", header: "history.field.name", column: TableColumn(priority: 0, minimumWidth: 12),
                json: { .string($0.name) }
            ).linking(to: \.link),
            Field(
                "source", header: "history.field.source", column: TableColumn(priority: 2),
                json: { .string($0.origin.rawValue) }, screenText: \.origin.localizedText),
            Field(
                "number", header: "history.field.number", column: TableColumn(alignment: .trailing, priority: 1),
                json: { .integer($0.number) }),
        ])
    }
}

extension RecordSchema<HistoryStatistics> {
    /// The fields of the statistics in every output format, with a bar chart on the screen.
    static var historyStatistics: RecordSchema {
        RecordSchema(fields: [
            Field("total", header: "history.field.total", json: { .integer($0.total) }),
            Field("today", header: "history.field.today", json: { .integer($0.today) }),
            Field(
                "shareFromCache", header: "history.field.shareFromCache",
                json: { $0.shareFromCache.map { .double($0) } ?? .null },
                text: { $0.shareFromCache.map { "\(Int(($0 * 100).rounded())) %" } ?? "" }),
            Field(
                "days", header: "history.field.days",
                list: { statistics in
                    statistics.days.map {
                        .object([JSONMember("day", .string($0.name)), JSONMember("count", .integer($0.count))])
                    }
                },
                text: { statistics in statistics.days.map { "\($0.name) \($0.count)" }.joined(separator: "; ") },
                chart: { statistics in BarChart(statistics.days.map { ($0.localizedName, $0.count) }) }),
        ])
    }
}

extension HistoryStatistics.Day {
    /// The date of the day in the user's time zone.
    fileprivate var name: String { LocalCalendar().name(of: start.date) }

    fileprivate var localizedName: String { LocalCalendar().localizedDay(of: start.date) }
}

extension HistoryKind {
    /// Returns the raw values of the kinds with their translations.
    static func words(of kinds: [HistoryKind]) -> TranslatedWords {
        TranslatedWords(kinds.map(\.rawValue)) { [HistoryKind(rawValue: $0).localizedText] }
    }

    /// The kind in the current language.
    var localizedText: String {
        switch rawValue {
        case "all", "list": "history.kind.\(rawValue)".localized()
        default: "\(rawValue).noun".localized(1)
        }
    }
}

extension HistoryOrigin {
    /// The raw values with their translations.
    static let words = TranslatedWords(allCases.map(\.rawValue)) { word in
        HistoryOrigin(rawValue: word).map { [$0.localizedText] } ?? []
    }

    fileprivate var localizedText: String { "history.origin.\(rawValue)".localized() }
}
