/// A terminal that a full-screen program uses.
public protocol TerminalDevice: Sendable {
    var size: Size { get }

    /// The input from ``enter(_:)`` on. It ends when the terminal is lost. It has one reader.
    var input: AsyncStream<DeviceInput> { get }

    /// Enters the modes of a program at the place.
    func enter(_ placement: Placement) throws(ScreenError)

    /// Erases the program, restores the modes that the terminal had before, and ends the input.
    func leave()

    /// Writes bytes; below the prompt, they begin at the first cell of the program.
    func write(_ bytes: [UInt8]) throws(ScreenError)

    /// Leaves the modes as at the end, and stops the process until the user continues it. Then enters the modes again.
    func suspend()
}

/// Input of a terminal.
public enum DeviceInput: Sendable, Hashable {
    case bytes([UInt8])
    case resized
    /// The process was continued, and the window may show anything.
    case resumed
}

/// A reason that a full-screen program cannot start or continue.
public enum ScreenError: Error, Hashable {
    /// The process has no terminal, or not one that can be used.
    case noTerminal
    /// The terminal was closed.
    case lostTerminal
}
