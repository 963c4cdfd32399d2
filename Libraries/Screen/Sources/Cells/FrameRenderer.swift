/// The bytes that change the window of a terminal from one buffer to the next.
public struct FrameRenderer: Sendable {
    private let isColored: Bool
    /// The shown cells; `nil` if the window can show anything.
    private var shown: CellBuffer?
    private var shownCursor: Position?

    public init(isColored: Bool) { self.isColored = isColored }

    /// Makes the next frame draw the whole window, in which the cursor is hidden.
    public mutating func invalidate() {
        shown = nil
        shownCursor = nil
    }

    /// Returns the bytes that show the buffer and the cursor; empty if the window shows them already.
    ///
    /// - Parameter cursor: The position of the visible cursor; `nil` hides it.
    public mutating func render(_ buffer: CellBuffer, cursor: Position? = nil) -> [UInt8] {
        var frame = Output(isColored: isColored)
        if let shown, shown.size == buffer.size {
            frame.draw(buffer, over: shown)
        } else {
            frame.write("\u{1B}[m\u{1B}[2J")
            frame.draw(buffer, over: CellBuffer(size: buffer.size))
        }
        shown = buffer
        let cursor = cursor.flatMap { Rect(buffer.size).contains($0) ? $0 : nil }
        if frame.bytes.isEmpty, cursor == shownCursor { return [] }
        frame.end()
        if let cursor { frame.write(Output.move(to: cursor) + "\u{1B}[?25h") }
        let hidden = shownCursor == nil ? "" : "\u{1B}[?25l"
        shownCursor = cursor
        // The terminal shows the frame when it is complete.
        return Array("\u{1B}[?2026h\(hidden)".utf8) + frame.bytes + Array("\u{1B}[?2026l".utf8)
    }
}

extension FrameRenderer {
    /// The bytes of a frame, with the state in which they leave the terminal.
    private struct Output {
        let isColored: Bool
        private(set) var bytes: [UInt8] = []
        private var style = CellStyle.plain
        /// The position of the terminal's cursor; `nil` if it is uncertain.
        private var cursor: Position?

        init(isColored: Bool) { self.isColored = isColored }

        static func move(to position: Position) -> String { "\u{1B}[\(position.row + 1);\(position.column + 1)H" }

        mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

        mutating func draw(_ buffer: CellBuffer, over shown: CellBuffer) {
            for row in 0..<buffer.size.rows { draw(row, of: buffer, over: shown) }
        }

        /// Draws the changed cells of a row.
        ///
        /// A grapheme whose width is uncertain can cover the cells after it, or leave a part of its own cells as it is.
        /// So the rest of the row is erased before it, and drawn again after it.
        private mutating func draw(_ row: Int, of buffer: CellBuffer, over shown: CellBuffer) {
            var isErased = false
            for column in 0..<buffer.size.columns {
                let cell = buffer[column, row]
                if cell.picture != nil { isErased = false }
                if cell == (isErased ? .blank : shown[column, row]) || cell.width == 0 || cell.picture != nil {
                    continue
                }
                move(to: Position(column: column, row: row), over: buffer)
                if cell.hasUncertainWidth, !isErased {
                    erase(buffer, from: column, row)
                    isErased = true
                }
                draw(cell, at: Position(column: column, row: row), columns: buffer.size.columns)
            }
        }

        /// Erases the cells from the cursor to the next picture or to the end of the row.
        private mutating func erase(_ buffer: CellBuffer, from column: Int, _ row: Int) {
            let end = (column..<buffer.size.columns).first { buffer[$0, row].picture != nil } ?? buffer.size.columns
            set(.plain)
            write("\u{1B}[\(end - column)X")
        }

        /// Ends with the plain style.
        mutating func end() { set(.plain) }

        /// Moves the cursor, or repeats a few unchanged cells, which needs fewer bytes.
        private mutating func move(to position: Position, over buffer: CellBuffer) {
            if cursor == position { return }
            if let cursor, cursor.row == position.row, cursor.column < position.column {
                let cells = (cursor.column..<position.column).prefix(7).map { buffer[$0, cursor.row] }
                if cells.count < 7, cells.allSatisfy({ $0.text.utf8.count == 1 && visible($0) == style }) {
                    return write(cells.map(\.text).joined())
                }
            }
            write(Self.move(to: position))
        }

        private func visible(_ cell: Cell) -> CellStyle { isColored ? cell.cellStyle : cell.cellStyle.withoutColor }

        private mutating func draw(_ cell: Cell, at position: Position, columns: Int) {
            set(visible(cell))
            write(cell.text)
            let next = Position(column: position.column + cell.width, row: position.row)
            cursor = cell.hasUncertainWidth || next.column >= columns ? nil : next
        }

        private mutating func set(_ new: CellStyle) {
            if new == style { return }
            write(new.change(from: style))
            style = new
        }
    }
}
