public import ChallengePlatform

/// An error with a message for the user.
///
/// Its texts may contain untrusted input, because unsafe characters are escaped before they are shown.
public protocol PresentableError: Error {
    /// A description of the failure, in one line.
    var message: String { get }

    /// The values that the user can choose from, each on a line of its own.
    var choices: [String] { get }

    /// The next step for the user.
    var advice: String? { get }

    var exitCode: ExitCode { get }

    /// The technical cause, which `--verbose` adds.
    var cause: String? { get }
}

extension PresentableError {
    public var choices: [String] { [] }
    public var advice: String? { nil }
    public var cause: String? { nil }
}

/// An error whose message was already printed on stderr, such as a partial result, so that only its exit code is used.
public struct ReportedExit: Error, Equatable {
    public let exitCode: ExitCode

    public init(exitCode: ExitCode) { self.exitCode = exitCode }
}

/// The exit code of a run, with the numbers of `sysexits.h`, which scripts can rely on.
public enum ExitCode: Int32, Sendable {
    case ok = 0
    case failure = 1

    /// The command line is invalid.
    case usage = 64

    /// The response or the input is unreadable.
    case dataError = 65

    case notFound = 66

    /// There is no connection, the server failed, or the value is not available offline.
    case unavailable = 69

    case software = 70
    case ioError = 74

    /// A retry at a later time may succeed.
    case temporaryFailure = 75

    case configuration = 78
    case interrupted = 130
}

extension PresentableError where Self: LocalizedError & CustomDebugStringConvertible {
    public var message: String { errorDescription ?? debugDescription }
    public var cause: String? { debugDescription }
}
