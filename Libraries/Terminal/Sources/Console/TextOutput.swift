/// Where text goes: a stream of the process, or the memory of a test.
public protocol TextOutput: Sendable {
    /// The columns of the terminal behind it: `nil` where there is none, 0 where it does not say.
    var terminalColumns: Int? { get }

    /// Writes all of the text before it returns.
    func write(_ text: String) throws(OutputFailure)
}

/// Why text could not be written.
public enum OutputFailure: Error, Equatable {
    /// The reader has gone, as `head` does when it has seen enough: nothing is wrong.
    case closedPipe

    /// The system's error number.
    case failed(code: Int32)
}
