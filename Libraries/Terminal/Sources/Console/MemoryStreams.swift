internal import Synchronization

/// An output stream in memory, for tests.
public final class MemoryOutput: TextOutput {
    public let terminalColumns: Int?

    private let content = Mutex("")
    private let failure: OutputFailure?

    /// - Parameters:
    ///   - terminalColumns: The width of the simulated terminal; `nil` simulates a pipe or a file.
    ///   - failure: The error that every write throws.
    public init(terminalColumns: Int? = nil, failure: OutputFailure? = nil) {
        self.terminalColumns = terminalColumns
        self.failure = failure
    }

    /// The complete text that was written.
    public var text: String { content.withLock { $0 } }

    public func write(_ text: String) throws(OutputFailure) {
        if let failure { throw failure }
        content.withLock { $0 += text }
    }
}

/// An input stream from memory, for tests, which returns one chunk per read.
public final class MemoryInput: TextInput {
    public let isTerminal: Bool

    /// The remaining chunks, in reverse order.
    private let chunks: Mutex<[String]>

    public init(_ chunks: [String], isTerminal: Bool = false) {
        self.isTerminal = isTerminal
        self.chunks = Mutex(chunks.reversed())
    }

    public func read() -> [UInt8] {
        chunks.withLock { $0.popLast().map { Array($0.utf8) } ?? [] }
    }
}
