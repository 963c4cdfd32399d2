internal import ChallengeTerminal

/// The cells of a window, row by row.
///
/// A grapheme is written whole or not at all. If one of its cells is overwritten, its other cells become blank.
public struct CellBuffer: Sendable, Equatable {
    public let size: Size
    private(set) var cells: [Cell]

    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// The cell at the column and the row, which must be inside.
    public subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

    /// Draws the text and cuts it off at the edges of the clip.
    mutating func draw(_ text: SafeText, at position: Position, clip: Rect) {
        let clip = clip.intersection(Rect(size))
        guard clip.rows.contains(position.row) else { return }
        var column = position.column
        for run in text.runs {
            if column >= clip.columns.upperBound { return }
            let style = CellStyle(run.style)
            if run.text.utf8.allSatisfy({ $0 < 0x80 }) {
                drawASCII(run.text, at: &column, position.row, style, clip.columns)
            } else {
                drawGraphemes(run.text, at: &column, position.row, style, clip.columns)
            }
        }
    }

    /// Fills the rectangle with spaces of the style.
    mutating func fill(_ rect: Rect, style: TextStyle) { put(Cell(text: " ", style: CellStyle(style)), in: rect) }

    /// Reserves the rectangle for a picture.
    mutating func reserve(_ rect: Rect, picture: Int) { put(Cell(picture: picture), in: rect) }

    private mutating func put(_ cell: Cell, in rect: Rect) {
        let rect = rect.intersection(Rect(size))
        for row in rect.rows {
            for column in rect.columns { put(cell, column, row) }
        }
    }

    private mutating func drawASCII(
        _ text: Substring, at column: inout Int, _ row: Int, _ style: CellStyle, _ columns: Range<Int>
    ) {
        for byte in text.utf8 {
            if column >= columns.upperBound { return }
            if column >= columns.lowerBound {
                let isPrintable = (0x20..<0x7F).contains(byte)
                put(Cell(text: isPrintable ? String(Unicode.Scalar(byte)) : " ", style: style), column, row)
            }
            column += 1
        }
    }

    private mutating func drawGraphemes(
        _ text: Substring, at column: inout Int, _ row: Int, _ style: CellStyle, _ columns: Range<Int>
    ) {
        for character in text {
            if column >= columns.upperBound { return }
            let width = TextWidth.of(character)
            // A mark without a letter would join the grapheme of another cell.
            if width == 0 { continue }
            let covered = column..<column + width
            if covered.clamped(to: columns) == covered {
                put(Cell(text: character.text, width: width, style: style), column, row)
                for rest in covered.dropFirst() { put(.continuation(style), rest, row) }
            } else {
                for part in covered.clamped(to: columns) { put(Cell(text: " ", style: style), part, row) }
            }
            column += width
        }
    }

    private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
        let index = row * size.columns + column
        if cells[index].width != 1 { blankGrapheme(at: column, row) }
        cells[index] = cell
    }

    /// Replaces all cells of a wide grapheme by spaces.
    private mutating func blankGrapheme(at column: Int, _ row: Int) {
        let start = row * size.columns
        var first = column
        while first > 0, cells[start + first].width == 0 { first -= 1 }
        for part in first..<min(first + max(1, cells[start + first].width), size.columns) {
            cells[start + part] = Cell(text: " ", style: cells[start + part].cellStyle)
        }
    }
}

extension Character {
    /// The text of a cell, with a limit for the marks on one letter.
    fileprivate var text: String {
        if utf8.count <= 64 { return String(self) }
        return String(String.UnicodeScalarView(unicodeScalars.prefix(32)))
    }
}
