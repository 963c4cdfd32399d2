/// A source of text: standard input, or memory in a test.
public protocol TextInput: Sendable {
    /// Waits for the next bytes and returns them; returns an empty array at the end.
    func read() throws(StreamError) -> [UInt8]

    /// `true` if the input comes from a terminal.
    var isTerminal: Bool { get }
}

/// A destination of text: a stream of the process, or memory in a test.
public protocol TextOutput: Sendable {
    /// The size of the terminal; `nil` if the stream is not a terminal.
    var terminalSize: TerminalSize? { get }

    /// Writes the complete text before it returns.
    func write(_ text: String) throws(StreamError)

    /// Writes all bytes, which need not be a text, before it returns.
    func write(_ bytes: [UInt8]) throws(StreamError)
}

/// The size of a window in characters; a terminal that does not report its size has 0 columns and 0 rows.
public struct TerminalSize: Sendable, Equatable {
    public let columns: Int
    public let rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
