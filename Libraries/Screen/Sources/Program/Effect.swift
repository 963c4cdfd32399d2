/// Work that a program requests when its state changes.
public enum Effect<Message: Sendable>: Sendable {
    /// Sends a message to the program.
    public typealias Send = @Sendable (Message) -> Void
    public typealias Work = @Sendable (@escaping Send) async -> Void

    /// Runs the work in a task. It replaces the running work with the same name, whose messages no longer arrive.
    case run(_ name: String, _ work: Work)
    /// Cancels the running work with the name.
    case cancel(_ name: String)
    /// Runs work that stores something, after earlier work of this kind. The end of the program waits for it, but for at
    /// most two seconds.
    case save(_ work: Work)
    /// Cancels all work that stores something.
    case cancelSaving
    /// Sends a message to the program after a time.
    case send(Message, after: Duration)
    /// Asks the terminal in the whole window; the query for its attributes is the last one.
    case ask([UInt8])
    /// Writes bytes to the terminal of a program in the whole window, for example to set the clipboard.
    case write([UInt8])
}
