internal import ChallengeResources

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension OutputFailure: PresentableError {
    public var message: String {
        switch self {
        case .closedPipe: "terminal.error.output %@".localized(systemMessage(EPIPE))
        case .failed(let code): "terminal.error.output %@".localized(systemMessage(code))
        }
    }

    public var exitCode: ExitCode { .ioError }
}

extension InputFailure: PresentableError {
    public var message: String {
        switch self {
        case .failed(let code): "terminal.error.input %@".localized(systemMessage(code))
        case .lineTooLong: "terminal.error.inputLineTooLong".localized()
        }
    }

    public var exitCode: ExitCode { self == .lineTooLong ? .dataError : .ioError }
}

/// What the system calls the error; in English, as in every other program of the system that was not translated.
private func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }
