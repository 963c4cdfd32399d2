internal import ChallengeTerminal

/// The cells of a window, row by row.
///
/// A grapheme is written whole or not at all. If one of its cells is overwritten, its other cells become blank.
public struct CellBuffer: Sendable, Equatable {
    public let size: Size
    var cells: [Cell]
    /// The pictures, with the positions of their left upper corners.
    var pictures: [PlacedPicture] = []

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
            for character in run.text {
                if column >= clip.columns.upperBound { return }
                draw(character, run.style, at: &column, position.row, clip.columns)
            }
        }
    }

    private mutating func draw(
        _ character: Character, _ style: TextStyle, at column: inout Int, _ row: Int, _ columns: Range<Int>
    ) {
        let width = TextWidth.of(character)
        // A mark without a letter would join the grapheme of another cell.
        if width == 0 { return }
        let covered = column..<column + width
        let visible = covered.clamped(to: columns)
        if visible == covered {
            put(Cell(text: character.text, width: width, style: style), column, row)
            for rest in covered.dropFirst() { put(Cell(text: "", width: 0, style: style), rest, row) }
        } else {
            for part in visible { put(Cell(text: " ", style: style), part, row) }
        }
        column += width
    }

    /// Makes the cells differ from all that can be drawn.
    mutating func forget(_ rect: Rect) {
        for row in rect.rows {
            for column in rect.columns { cells[row * size.columns + column] = Cell(text: "\0") }
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
            cells[start + part] = Cell(text: " ", style: cells[start + part].style)
        }
    }
}

/// A picture at a position of the window.
struct PlacedPicture: Sendable, Hashable {
    let picture: DrawnPicture
    let position: Position

    var rect: Rect {
        Rect(column: position.column, row: position.row, width: picture.columns, height: picture.rows.count)
    }
}

extension Character {
    /// The text of a cell, with a limit for the marks on one letter.
    fileprivate var text: String {
        if utf8.count <= 64 { return String(self) }
        return String(String.UnicodeScalarView(unicodeScalars.prefix(32)))
    }
}
