internal import ChallengeJSON
internal import ChallengeResources

/// A mark for each record of a collection, in rows: `S1 ▪▪·▪▪▪`.
struct RelationStrip {
    private static let narrowestGap = 1
    private static let widestGap = 3

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

    /// Returns the rows, of which each line has as many as the width allows, aligned below each other.
    func lines(related: [AnyRecord], all: [AnyRecord], width: Int) -> [SafeText] {
        let marked = places(of: related)
        let rows = Dictionary(grouping: places(of: all), by: \.row).sorted { $0.key < $1.key }.map { number, places in
            let marks = places.sorted { $0.cell < $1.cell }.map { mark(isPresent: marked.contains($0)) }
            return (title: SafeText(row.localized(number) + " "), marks: marks.joined())
        }
        let titleWidth = rows.map(\.title.width).max() ?? 0
        let texts = rows.map { $0.title.padded(to: titleWidth) + $0.marks }
        guard let rowWidth = texts.map(\.width).max() else { return [] }
        let length = max(1, min(texts.count, 1 + (width - rowWidth) / (rowWidth + Self.narrowestGap)))
        let gap = min(Self.widestGap, (width - length * rowWidth) / max(1, length - 1))
        return stride(from: 0, to: texts.count, by: length).flatMap { start in
            let line = texts[start..<min(start + length, texts.count)]
            let aligned = line.dropLast().map { $0.padded(to: rowWidth) } + line.suffix(1)
            return aligned.joined(separator: .spaces(gap)).wrapped(to: width)
        }
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
