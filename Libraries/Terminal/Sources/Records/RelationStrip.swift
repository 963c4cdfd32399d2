internal import ChallengeJSON
internal import ChallengeResources

/// A mark for each record of a collection, in rows: `S1 ▪▪·▪▪▪`.
struct RelationStrip {
    private static let gap = 3

    /// The place of a record in the strip.
    private struct Place: Hashable {
        let row: Int
        let cell: Int
    }

    let rows: Field<AnyRecord>
    let cells: Field<AnyRecord>
    /// The key of the title of a row.
    let row: String
    let isASCII: Bool

    /// Returns the rows, beside each other as far as the width allows.
    func lines(related: [AnyRecord], all: [AnyRecord], width: Int) -> [SafeText] {
        let marked = places(of: related)
        let rows = Dictionary(grouping: places(of: all), by: \.row).sorted { $0.key < $1.key }.map { number, places in
            let marks = places.sorted { $0.cell < $1.cell }.map { mark(isPresent: marked.contains($0)) }
            return SafeText(row.localized(number) + " ") + marks.joined()
        }
        return rows.beside(in: width, separator: .spaces(Self.gap))
    }

    private func mark(isPresent: Bool) -> SafeText {
        isPresent ? SafeText(isASCII ? "#" : "▪", style: .green) : SafeText(isASCII ? "." : "·", style: .dim)
    }

    /// Returns the places of the records that have both numbers.
    private func places(of records: [AnyRecord]) -> Set<Place> {
        Set(
            records.compactMap { record in
                guard case .integer(let row) = rows.json(record), case .integer(let cell) = cells.json(record) else {
                    return nil
                }
                return Place(row: row, cell: cell)
            })
    }
}

extension [SafeText] {
    /// Returns the texts in lines, beside each other as far as the width allows; a wider text is wrapped.
    func beside(in width: Int, separator: SafeText) -> [SafeText] {
        reduce(into: []) { lines, text in
            if let last = lines.last, last.width + separator.width + text.width <= width {
                lines[lines.count - 1] = last + separator + text
            } else {
                lines += text.wrapped(to: width)
            }
        }
    }
}
