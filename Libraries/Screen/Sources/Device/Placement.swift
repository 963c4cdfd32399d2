/// The part of the terminal that a program uses.
public enum Placement: Sendable, Hashable {
    /// The whole window, on the alternate screen. Without the mouse, the terminal itself uses it to select text.
    case window(mouse: Bool = true)
    /// Rows from the line of the cursor on, which are erased at the end. They are at least three, and at most those of
    /// the window.
    case below(rows: Int)

    package var isBelow: Bool {
        if case .below = self { true } else { false }
    }

    /// Returns the size of the part.
    func size(in window: Size) -> Size {
        guard case .below(let rows) = self else { return window }
        return Size(columns: window.columns, rows: min(window.rows, max(3, rows)))
    }

    /// The sequences that start the modes: alternate screen, no cursor, no line breaks at the edge, mouse, marked pastes.
    package var start: StaticString {
        switch self {
        case .window(mouse: true): "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
        case .window(mouse: false): "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
        case .below: "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
        }
    }

    /// The sequences that end the modes, also in the middle of a frame.
    package var end: StaticString {
        switch self {
        case .window(mouse: true):
            "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
        case .window(mouse: false): "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
        case .below: "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\r"
        }
    }
}
