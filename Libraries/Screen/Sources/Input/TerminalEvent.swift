public import ChallengeTerminal

/// An event of the terminal.
public enum TerminalEvent: Sendable, Hashable {
    case key(Key)
    case mouse(MouseEvent)
    /// Pasted text, which is unsafe and can contain line breaks.
    case paste(String)
    case resized(Size)
    case reply(TerminalReply)
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
