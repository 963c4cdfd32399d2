internal import ChallengePlatform
internal import ChallengeResources

/// The failure of a stream: standard input could not be read, or text could not be written.
public enum StreamError: PresentableError, Equatable {
    /// The reader closed the pipe, as `head` does after enough lines. This is not an error for the user.
    case closedPipe

    /// Text could not be written, with the error number of the system.
    case outputFailed(code: Int32)

    /// Standard input could not be read, with the error number of the system.
    case inputFailed(code: Int32)

    /// A line of standard input is longer than the limit.
    case lineTooLong

    /// A line of standard input has bytes that are no text.
    case notUTF8

    public var message: String {
        switch self {
        case .closedPipe: "terminal.error.output %@".localized(ErrorNumber(code: EPIPE).localizedText)
        case .outputFailed(let code): "terminal.error.output %@".localized(ErrorNumber(code: code).localizedText)
        case .inputFailed(let code): "terminal.error.input %@".localized(ErrorNumber(code: code).localizedText)
        case .lineTooLong: "terminal.error.inputLineTooLong".localized()
        case .notUTF8: "terminal.configuration.notUTF8".localized()
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .closedPipe, .outputFailed, .inputFailed: .ioError
        case .lineTooLong, .notUTF8: .dataError
        }
    }
}

extension StreamError {
    /// Prints the result of a change.
    ///
    /// If the output fails, the thrown error names the change. The error of a closed pipe is thrown unchanged.
    ///
    /// - Parameters:
    ///   - change: A sentence that names the changed items.
    ///   - isMade: `true` if a change was made.
    public static func naming(
        _ change: @autoclosure () -> String, isMade: Bool = true, _ print: () throws -> Void
    ) throws {
        do {
            try print()
        } catch let failure as StreamError where isMade && failure != .closedPipe {
            throw CommandError(failure.message + " " + change(), exitCode: failure.exitCode)
        }
    }
}
