public import ChallengeScreen
public import ChallengeTerminal

/// A window of a terminal that knows the sequences of a frame; it collects those of modes.
public struct WindowMock {
    /// A cell with its text, which is empty for a cell that the wide grapheme to its left covers.
    public struct Cell: Equatable {
        public let text: String
        public let style: TextStyle

        public init(text: String, style: TextStyle = .plain) {
            self.text = text
            self.style = style
        }
    }

    public private(set) var cells: [[Cell]]
    /// The visible cursor.
    public var cursor: Position? { isCursorVisible ? position : nil }
    /// The sequences that are not part of a frame.
    public private(set) var unknown: [String] = []
    /// The texts between `ESC _`, `ESC P` or `ESC ]` and `ESC \`, such as those of pictures.
    public private(set) var strings: [String] = []
    private var position = Position(column: 0, row: 0)
    private var isCursorVisible = false
    private var style = TextStyle.plain
    private var blankRow: [Cell]
    private let width: (Character) -> Int

    /// - Parameter width: The number of columns of a grapheme, about which terminals disagree.
    public init(size: Size, width: ((Character) -> Int)? = nil) {
        self.width = width ?? { TextWidth.of($0) }
        blankRow = Array(repeating: Cell(text: " "), count: size.columns)
        cells = Array(repeating: blankRow, count: size.rows)
    }

    /// The text of each row, without spaces at the end.
    public var rows: [String] {
        cells.map { row in
            var text = row.map(\.text).joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    public mutating func receive(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self).replacing(/\x1B([\]_P].*?)\x1B\\/) { match in
            strings.append(String(match.1))
            return ""
        }
        for (index, part) in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = part.firstIndex(where: \.isLetter) else {
                show(part)
                continue
            }
            perform(part[..<end], part[end])
            show(part[part.index(after: end)...])
        }
    }

    private mutating func perform(_ parameters: Substring, _ letter: Character) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch (letter, parameters) {
        case ("H", _): position = Position(column: numbers[1] - 1, row: numbers[0] - 1)
        case ("m", _): setStyle(numbers)
        case ("X", _): for column in 0..<numbers[0] { set(Cell(text: " ", style: style), at: position.column + column) }
        case ("J", "2"): erase(from: 0, row: 0)
        case ("J", ""): erase(from: position.column, row: position.row)
        case ("A", ""): position = Position(column: position.column, row: max(0, position.row - 1))
        case ("G", _): position = Position(column: numbers[0] - 1, row: position.row)
        case ("h", "?25"): isCursorVisible = true
        case ("l", "?25"): isCursorVisible = false
        case ("h", "?2026"), ("l", "?2026"): break
        default: unknown.append(parameters + String(letter))
        }
    }

    private mutating func setStyle(_ codes: [Int]) {
        var rest = codes.isEmpty ? [0] : codes[...]
        while let code = rest.popFirst() {
            switch code {
            case 0: style = .plain
            case 1: style = style.adding(.bold)
            case 2: style = style.adding(.dim)
            case 7: style = style.adding(.reversed)
            case 38: style = style.adding(TextStyle(color: Self.color(&rest)))
            case 48: style = style.adding(TextStyle(background: Self.color(&rest)))
            default:
                let colors: [Int: TextStyle.Color] = [31: .red, 32: .green, 33: .yellow, 36: .cyan]
                style = style.adding(TextStyle(color: colors[code]))
            }
        }
    }

    /// Reads one of 256 colors, or a color of 24 bits.
    private static func color(_ codes: inout ArraySlice<Int>) -> TextStyle.Color? {
        switch codes.popFirst() {
        case 5: return codes.popFirst().map { .indexed(UInt8($0)) }
        case 2:
            let parts = codes.prefix(3).map { UInt8($0) }
            codes = codes.dropFirst(3)
            return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
        default: return nil
        }
    }

    private mutating func show(_ text: Substring) {
        for character in text {
            if character.isASCII, character.isNewline {
                feed(character)
                continue
            }
            let width = width(character)
            for column in position.column..<position.column + width {
                set(Cell(text: column == position.column ? String(character) : "", style: style), at: column)
            }
            position = Position(column: position.column + width, row: position.row)
        }
    }

    /// Performs a carriage return, a line feed, or both; a line feed scrolls at the last row.
    private mutating func feed(_ character: Character) {
        let isFeed = character != "\r"
        if isFeed, position.row == cells.count - 1 { cells = cells.dropFirst() + [blankRow] }
        position = Position(
            column: character == "\n" ? position.column : 0,
            row: isFeed ? min(position.row + 1, cells.count - 1) : position.row)
    }

    private mutating func erase(from column: Int, row: Int) {
        for row in row..<cells.count {
            for column in (row == position.row ? column : 0)..<blankRow.count { cells[row][column] = Cell(text: " ") }
        }
    }

    /// Changes the size as a terminal that does not wrap lines anew; the row of the cursor stays visible.
    public mutating func resize(_ size: Size) {
        let hidden = max(0, position.row + 1 - size.rows)
        cells = cells.dropFirst(hidden).prefix(size.rows).map { row in
            row.prefix(size.columns) + Array(repeating: Cell(text: " "), count: max(0, size.columns - row.count))
        }
        blankRow = Array(repeating: Cell(text: " "), count: size.columns)
        while cells.count < size.rows { cells.append(blankRow) }
        position = Position(column: min(position.column, size.columns - 1), row: position.row - hidden)
    }

    /// Sets a cell of the present row; cells outside a smaller window are ignored.
    private mutating func set(_ cell: Cell, at column: Int) {
        guard cells.indices.contains(position.row), cells[position.row].indices.contains(column) else { return }
        blankGrapheme(at: column)
        cells[position.row][column] = cell
    }

    /// Replaces a wide grapheme by spaces, as terminals do when a part of it is overwritten.
    private mutating func blankGrapheme(at column: Int) {
        let row = cells[position.row]
        let first = row[...column].lastIndex { !$0.text.isEmpty } ?? column
        let end = row[(first + 1)...].firstIndex { !$0.text.isEmpty } ?? row.count
        if end - first < 2 { return }
        for part in first..<end { cells[position.row][part] = Cell(text: " ", style: row[part].style) }
    }
}
