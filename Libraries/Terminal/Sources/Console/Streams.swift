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

    /// Those of this process.
    ///
    /// From here on a closed pipe is an error of the write, which ends the run quietly, and no signal, which would kill
    /// it before it has cleaned up.
    public static func process() -> Streams {
        signal(SIGPIPE, SIG_IGN)
        // Nor does a limit of what a file may hold: it is a disk that is full.
        signal(SIGXFSZ, SIG_IGN)
        return Streams(
            input: FileInput(descriptor: STDIN_FILENO), output: FileOutput(descriptor: STDOUT_FILENO),
            error: FileOutput(descriptor: STDERR_FILENO))
    }
}

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
        }
    }

    public var exitCode: ExitCode { self == .lineTooLong ? .dataError : .ioError }
}
