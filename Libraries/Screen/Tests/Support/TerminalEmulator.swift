import ChallengeTerminal

@testable import ChallengeScreen

/// A terminal that knows the sequences of a frame.
struct TerminalEmulator {
    private(set) var cells: [[Cell]]
    /// The visible cursor.
    var cursor: Position? { isCursorVisible ? position : nil }
    /// The sequences that are not part of a frame.
    private(set) var unknown: [String] = []
    private var position = Position(column: 0, row: 0)
    private var isCursorVisible = false
    private var style = TextStyle.plain

    init(size: Size) {
        cells = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
    }

    /// The text of each row, without spaces at the end.
    var rows: [String] {
        cells.map { row in
            var text = row.map(\.text).joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    mutating func receive(_ bytes: [UInt8]) {
        for part in String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}[").enumerated() {
            let isText = part.offset == 0 && bytes.first != 0x1B
            guard !isText, let end = part.element.firstIndex(where: \.isLetter) else {
                show(part.element)
                continue
            }
            perform(part.element[..<end], part.element[end])
            show(part.element[part.element.index(after: end)...])
        }
    }

    private mutating func perform(_ parameters: Substring, _ letter: Character) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch (letter, parameters) {
        case ("H", _): position = Position(column: numbers[1] - 1, row: numbers[0] - 1)
        case ("m", _): setStyle(numbers)
        case ("J", "2"): cells = cells.map { $0.map { _ in .blank } }
        case ("h", "?25"): isCursorVisible = true
        case ("l", "?25"): isCursorVisible = false
        case ("h", "?2026"), ("l", "?2026"): break
        default: unknown.append(parameters + String(letter))
        }
    }

    private mutating func setStyle(_ codes: [Int]) {
        for code in codes.isEmpty ? [0] : codes {
            switch code {
            case 0: style = .plain
            case 1: style = style.adding(.bold)
            case 2: style = style.adding(.dim)
            case 7: style = style.adding(.reversed)
            default: style = style.adding(TextStyle(color: TextStyle.Color(rawValue: code)))
            }
        }
    }

    private mutating func show(_ text: Substring) {
        for character in text {
            let width = TextWidth.of(character)
            let cellStyle = CellStyle(style)
            for column in position.column..<position.column + width {
                let isFirst = column == position.column
                cells[position.row][column] =
                    isFirst
                    ? Cell(text: String(character), width: width, style: cellStyle) : .continuation(cellStyle)
            }
            position = Position(column: position.column + width, row: position.row)
        }
    }
}
