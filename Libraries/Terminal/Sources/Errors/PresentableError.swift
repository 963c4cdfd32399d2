#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

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
public struct ReportedFailure: Error, Equatable {
    public let exitCode: ExitCode

    public init(exitCode: ExitCode) {
        self.exitCode = exitCode
    }
}

/// The exit code of a run, with the numbers of `sysexits.h`, which scripts can rely on.
public struct ExitCode: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public static let ok = ExitCode(rawValue: 0)
    public static let failure = ExitCode(rawValue: 1)

    /// The command line is invalid.
    public static let usage = ExitCode(rawValue: 64)

    /// The response or the input is unreadable.
    public static let dataError = ExitCode(rawValue: 65)

    public static let notFound = ExitCode(rawValue: 66)

    /// There is no connection, the server failed, or the value is not available offline.
    public static let unavailable = ExitCode(rawValue: 69)

    public static let software = ExitCode(rawValue: 70)

    public static let ioError = ExitCode(rawValue: 74)

    /// A retry at a later time may succeed.
    public static let temporaryFailure = ExitCode(rawValue: 75)

    public static let configuration = ExitCode(rawValue: 78)
    public static let interrupted = ExitCode(rawValue: 130)
}

extension PresentableError where Self: LocalizedError & CustomDebugStringConvertible {
    public var message: String { errorDescription ?? debugDescription }
    public var cause: String? { debugDescription }
}
