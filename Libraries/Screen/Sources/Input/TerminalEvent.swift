/// An event of the terminal.
public enum TerminalEvent: Sendable, Hashable {
    case key(Key)
    case mouse(MouseEvent)
    /// Pasted text, which is unsafe and can contain line breaks.
    case paste(String)
    case resized(Size)
    case reply(TerminalReply)
}

/// An answer of the terminal to a query.
public enum TerminalReply: Sendable, Hashable {
    /// The answer to a command of the kitty protocol, such as `i=31;OK`.
    case kitty(String)
    /// The name and the version of the terminal, such as `WezTerm 20240203`.
    case version(String)
    /// The size of a cell in pixels.
    case cellSize(width: Int, height: Int)
    /// The numbers of the terminal's abilities; every terminal answers this query.
    case attributes([Int])
}

/// An action of the mouse at a cell.
public struct MouseEvent: Sendable, Hashable {
    public enum Button: Int, Sendable {
        case left
        case middle
        case right
    }

    public enum Action: Sendable, Hashable {
        case press(Button)
        case wheelUp
        case wheelDown
    }

    public let action: Action
    public let position: Position

    public init(_ action: Action, at position: Position) {
        self.action = action
        self.position = position
    }
}
