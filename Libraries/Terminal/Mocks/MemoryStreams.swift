public import ChallengeTerminal
internal import Synchronization

/// An output stream in memory, for tests.
public final class MemoryOutput: TextOutput {
    public let terminalSize: TerminalSize?

    private let content = Mutex<[UInt8]>([])
    private let failure: StreamError?

    /// - Parameters:
    ///   - terminalColumns: The width of the simulated terminal; `nil` simulates a pipe or a file.
    ///   - terminalRows: The height of the simulated terminal; 0 if it is unknown.
    ///   - failure: The error that every write throws.
    public init(terminalColumns: Int? = nil, terminalRows: Int = 0, failure: StreamError? = nil) {
        terminalSize = terminalColumns.map { TerminalSize(columns: $0, rows: terminalRows) }
        self.failure = failure
    }

    /// The complete text that was written.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// All bytes that were written.
    public var bytes: [UInt8] { content.withLock { $0 } }

    public func write(_ text: String) throws(StreamError) { try write(Array(text.utf8)) }

    public func write(_ bytes: [UInt8]) throws(StreamError) {
        if let failure { throw failure }
        content.withLock { $0 += bytes }
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
