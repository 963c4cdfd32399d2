internal import ChallengeResources

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The three streams of a process.
public struct Streams: Sendable {
    public let input: any TextInput
    public let output: any TextOutput
    public let error: any TextOutput

    public init(input: any TextInput, output: any TextOutput, error: any TextOutput) {
        self.input = input
        self.output = output
        self.error = error
    }

    /// Returns the streams of this process, and makes the process ignore two signals.
    ///
    /// A write to a closed pipe then throws an error instead of raising SIGPIPE. The run ends without a message, but
    /// with its cleanup, which the signal would prevent.
    public static func process() -> Streams {
        signal(SIGPIPE, SIG_IGN)
        // A write beyond the file size limit throws an error, too, which is reported like a full disk.
        signal(SIGXFSZ, SIG_IGN)
        return Streams(
            input: FileInput(descriptor: STDIN_FILENO), output: FileOutput(descriptor: STDOUT_FILENO),
            error: FileOutput(descriptor: STDERR_FILENO))
    }
}

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
