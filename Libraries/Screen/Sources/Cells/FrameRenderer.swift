internal import ChallengeTerminal

/// The bytes that change a terminal from one buffer to the next.
struct FrameRenderer: Sendable {
    let isColored: Bool
    /// `true` if each frame begins at the cursor and moves it relatively; otherwise it has the whole window.
    var isRelative = false
    /// `true` for a terminal that shows only ASCII.
    var isASCII = false
    /// The shown cells; `nil` if the terminal can show anything.
    private(set) var shown: CellBuffer?
    private(set) var shownCursor: Position?
    /// The bytes of the present frame, with the state in which they leave the terminal.
    private(set) var bytes: [UInt8] = []
    private(set) var style = TextStyle.plain
    private(set) var row = 0
    /// The position of the terminal's cursor; `nil` if its column is uncertain.
    private(set) var position: Position?

    /// Makes the next frame draw everything.
    mutating func invalidate() { shown = nil }

    /// The bytes that make the terminal forget all pictures.
    var removals: [UInt8] { Array((shown?.pictures.map(\.picture.removal).joined() ?? "").utf8) }

    /// Returns the bytes that show the buffer and the cursor; empty if the terminal shows them already.
    ///
    /// - Parameter cursor: The position of the visible cursor; `nil` hides it.
    mutating func render(_ buffer: CellBuffer, cursor: Position? = nil) -> [UInt8] {
        let buffer = isASCII ? buffer.inASCII : buffer
        (bytes, row, position) = ([], 0, nil)
        let isWhole = shown?.size != buffer.size
        var old = shown ?? CellBuffer(size: buffer.size)
        for placed in old.pictures where isWhole || !buffer.pictures.contains(placed) { erase(placed, in: &old) }
        if isWhole {
            clear(rows: buffer.size.rows)
            old = CellBuffer(size: buffer.size)
        }
        let new = buffer.pictures.filter { !old.pictures.contains($0) }
        let erasedRows = draw(buffer, over: old)
        for placed in buffer.pictures where new.contains(placed) || !erasedRows.isDisjoint(with: placed.rect.rows) {
            paint(placed)
        }
        shown = buffer
        let cursor = cursor.flatMap { Rect(buffer.size).contains($0) ? $0 : nil }
        if bytes.isEmpty, cursor == shownCursor { return [] }
        end(cursor: cursor)
        let hidden = shownCursor == nil && !isWhole ? "" : "\u{1B}[?25l"
        shownCursor = cursor
        // The terminal shows the frame when it is complete.
        return Array("\u{1B}[?2026h\(hidden)".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }

    private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Erases the window, or all below the cursor, and then reserves the rows there.
    private mutating func clear(rows: Int) {
        write("\u{1B}[m\u{1B}[" + (isRelative ? "J" : "2J"))
        if isRelative { write(vertical(rows - 1) + vertical(1 - rows)) }
    }

    /// Returns the sequence that moves the cursor by rows; the lowest row of the window scrolls.
    private func vertical(_ rows: Int) -> String {
        String(repeating: rows < 0 ? "\(CursorRow.up)" : "\n", count: abs(rows))
    }

    private mutating func move(to position: Position) {
        let column = position.column + 1
        if isRelative {
            write(vertical(position.row - row) + (column == 1 ? "\r" : "\u{1B}[\(column)G"))
        } else {
            write("\u{1B}[\(position.row + 1);\(column)H")
        }
        row = position.row
    }

    /// Draws the changed cells.
    ///
    /// A grapheme whose width is uncertain can cover the cells after it, or leave a part of its own cells as it is.
    /// So the rest of the row is erased before it, and drawn again after it.
    ///
    /// - Returns: The rows of which a part was erased.
    private mutating func draw(_ buffer: CellBuffer, over shown: CellBuffer) -> Set<Int> {
        let columns = buffer.size.columns
        var erasedRows: Set<Int> = []
        for row in 0..<buffer.size.rows {
            var isErased = false
            for column in 0..<columns {
                let cell = buffer[column, row]
                if cell == (isErased ? .blank : shown[column, row]) || cell.width == 0 { continue }
                move(to: Position(column: column, row: row), over: buffer)
                if cell.hasUncertainWidth, !isErased {
                    set(.plain)
                    write("\u{1B}[\(columns - column)X")
                    isErased = true
                    erasedRows.insert(row)
                }
                set(visible(cell))
                write(cell.text)
                let next = column + cell.width
                position = cell.hasUncertainWidth || next >= columns ? nil : Position(column: next, row: row)
            }
        }
        return erasedRows
    }

    /// Makes the terminal forget a painted picture, whose cells are drawn again.
    private mutating func erase(_ placed: PlacedPicture, in shown: inout CellBuffer) {
        if placed.picture.painting.isEmpty { return }
        write(placed.picture.removal)
        shown.forget(placed.rect)
    }

    private mutating func paint(_ placed: PlacedPicture) {
        if placed.picture.painting.isEmpty { return }
        set(.plain)
        move(to: placed.position)
        write(placed.picture.painting)
        position = nil
    }

    /// Ends with the plain style and the visible cursor.
    ///
    /// A relative frame without it ends at its first cell. There it begins also if the terminal wraps the rows anew.
    private mutating func end(cursor: Position?) {
        set(.plain)
        if let cursor {
            move(to: cursor)
            write("\u{1B}[?25h")
        } else if isRelative {
            move(to: Position(column: 0, row: 0))
        }
    }

    /// Moves the cursor, or repeats a few unchanged cells, which needs fewer bytes.
    private mutating func move(to position: Position, over buffer: CellBuffer) {
        if let old = self.position, old.row == position.row, (0..<7).contains(position.column - old.column) {
            let cells = (old.column..<position.column).map { buffer[$0, old.row] }
            if cells.allSatisfy({ $0.text.utf8.count == 1 && visible($0) == style }) {
                return write(cells.map(\.text).joined())
            }
        }
        move(to: position)
    }

    private func visible(_ cell: Cell) -> TextStyle {
        isColored ? cell.style : TextStyle(isBold: cell.style.isBold, isReversed: cell.style.isReversed)
    }

    private mutating func set(_ new: TextStyle) {
        if new == style { return }
        // Without a number, the sequence is that of the plain style.
        let codes = new == .plain ? [] : style == .plain ? new.codes : [0] + new.codes
        write("\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m")
        style = new
    }
}
