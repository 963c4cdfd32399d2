internal import Synchronization

/// A stream into memory, for tests.
public final class MemoryOutput: TextOutput {
    public let terminalColumns: Int?

    private let content = Mutex("")
    private let failure: OutputFailure?

    /// - Parameters:
    ///   - terminalColumns: the width of the terminal that it pretends to be.
    ///   - failure: what every write ends in.
    public init(terminalColumns: Int? = nil, failure: OutputFailure? = nil) {
        self.terminalColumns = terminalColumns
        self.failure = failure
    }

    /// All that was written so far.
    public var text: String { content.withLock { $0 } }

    public func write(_ text: String) throws(OutputFailure) {
        if let failure { throw failure }
        content.withLock { $0 += text }
    }
}

/// A stream out of memory, for tests: one chunk after the other.
public final class MemoryInput: TextInput {
    public let isTerminal: Bool

    /// The chunks that are still to come, the last one first.
    private let chunks: Mutex<[String]>

    public init(_ chunks: [String], isTerminal: Bool = false) {
        self.isTerminal = isTerminal
        self.chunks = Mutex(chunks.reversed())
    }

    public func read() -> [UInt8] {
        chunks.withLock { $0.popLast().map { Array($0.utf8) } ?? [] }
    }
}
