/// A program on the terminal: a state that events change, and that draws itself.
public protocol ScreenProgram: Sendable {
    associatedtype Message: Sendable
    associatedtype Outcome: Sendable

    /// Returns the first effects; called once, before the first event.
    mutating func start() -> [Effect<Message>]

    /// Changes the state and returns the work that follows.
    mutating func update(_ event: ProgramEvent<Message>) -> [Effect<Message>]

    /// Draws the present state on an empty canvas.
    func draw(on canvas: inout Canvas)

    /// The position of the visible cursor; `nil` hides it.
    var cursor: Position? { get }

    /// The result of the program; a value ends it.
    var outcome: Outcome? { get }
}

extension ScreenProgram {
    public mutating func start() -> [Effect<Message>] { [] }
    public var cursor: Position? { nil }
}

/// An event of the terminal, or a message of an effect.
public enum ProgramEvent<Message: Sendable>: Sendable {
    /// The first event is the size of the program.
    case terminal(TerminalEvent)
    case message(Message)
}
