internal import ChallengeResources

/// A chart by which a screen sums up the records of a relation.
public enum RelationChart: Sendable {
    /// A mark for each record of the other collection, in rows: `S1 ▪▪·▪▪▪`.
    ///
    /// - Parameters:
    ///   - rows: The name of the number field that selects the row of a record.
    ///   - cells: The name of the number field that orders the records of a row.
    ///   - title: The key of the title of the chart.
    ///   - row: The key of the title of a row, which has its number.
    case strip(rows: String, cells: String, title: String, row: String)
    /// A bar with the shares of the values of a field, and their counts: `●●●●✗✗? 4 Alive · 2 Dead · 1 unknown`.
    case bar(of: String)

    /// The title of the chart in the current language; `nil` for a bar, whose words need none.
    public var title: String? {
        switch self {
        case .strip(_, _, let title, _): title.localized()
        case .bar: nil
        }
    }

    /// `true` for a chart that shows all records of the other collection.
    public var showsAll: Bool { if case .strip = self { true } else { false } }

    /// Returns the lines of the chart within the width; none if there is nothing to show.
    ///
    /// - Parameters:
    ///   - related: The records of the relation that this machine has.
    ///   - all: All records of the other collection that this machine has.
    ///   - fields: All fields of these records.
    public func lines(
        related: [AnyRecord], all: [AnyRecord], fields: [Field<AnyRecord>], width: Int, isASCII: Bool
    ) -> [SafeText] {
        let field = { (name: String) in fields.first { $0.name == name } }
        switch self {
        case .strip(let rows, let cells, _, let row):
            guard let rows = field(rows), let cells = field(cells) else { return [] }
            let strip = RelationStrip(rows: rows, cells: cells, row: row, isASCII: isASCII)
            return strip.lines(related: related, all: all, width: width)
        case .bar(let name):
            return field(name).map { RelationBar($0, related, isASCII: isASCII).lines(width: width) } ?? []
        }
    }
}
