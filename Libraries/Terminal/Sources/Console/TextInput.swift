/// Where text comes from: standard input, or the memory of a test.
public protocol TextInput: Sendable {
    /// The next bytes, waiting for them; none at the end.
    func read() throws(InputFailure) -> [UInt8]

    /// Whether a person is at the other end.
    var isTerminal: Bool { get }
}

/// Why standard input could not be read.
public enum InputFailure: Error, Equatable {
    /// The system's error number.
    case failed(code: Int32)

    /// A line without an end.
    case lineTooLong
}
