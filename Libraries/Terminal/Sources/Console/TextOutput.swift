internal import ChallengeResources

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A source of text: standard input, or memory in a test.
public protocol TextInput: Sendable {
    /// Waits for the next bytes and returns them; returns an empty array at the end.
    func read() throws(InputFailure) -> [UInt8]

    /// `true` if the input comes from a terminal.
    var isTerminal: Bool { get }
}

/// The reason why standard input could not be read.
public enum InputFailure: Error, Equatable {
    /// The error number of the system.
    case failed(code: Int32)

    /// A line is longer than the limit.
    case lineTooLong

    /// A line has bytes that are no text.
    case notUTF8
}

/// A destination of text: a stream of the process, or memory in a test.
public protocol TextOutput: Sendable {
    /// The size of the terminal; `nil` if the stream is not a terminal.
    var terminalSize: TerminalSize? { get }

    /// Writes the complete text before it returns.
    func write(_ text: String) throws(OutputFailure)
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

/// The reason why text could not be written.
public enum OutputFailure: Error, Equatable {
    /// The reader closed the pipe, as `head` does after enough lines. This is not an error for the user.
    case closedPipe

    /// The error number of the system.
    case failed(code: Int32)
}

extension OutputFailure: PresentableError {
    public var message: String {
        switch self {
        case .closedPipe: "terminal.error.output %@".localized(SystemError(code: EPIPE).localizedText)
        case .failed(let code): "terminal.error.output %@".localized(SystemError(code: code).localizedText)
        }
    }

    public var exitCode: ExitCode { .ioError }
}

extension InputFailure: PresentableError {
    public var message: String {
        switch self {
        case .failed(let code): "terminal.error.input %@".localized(SystemError(code: code).localizedText)
        case .lineTooLong: "terminal.error.inputLineTooLong".localized()
        case .notUTF8: "terminal.configuration.notUTF8".localized()
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .failed: .ioError
        case .lineTooLong, .notUTF8: .dataError
        }
    }
}
