#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An error that knows what to tell a person.
///
/// Its texts may hold what came from outside: they pass the gate before they are shown.
public protocol PresentableError: Error {
    /// What happened, in one line.
    var message: String { get }

    /// What to do next.
    var advice: String? { get }

    var exitCode: ExitCode { get }

    /// The technical cause, which `--verbose` adds.
    var cause: String? { get }
}

extension PresentableError {
    public var advice: String? { nil }
    public var cause: String? { nil }
}

/// Thrown when all has been said on stderr and only the exit code is left, as after a partial result.
public struct ReportedFailure: Error, Equatable {
    public let exitCode: ExitCode

    public init(exitCode: ExitCode) {
        self.exitCode = exitCode
    }
}

/// How a run ended, in the numbers of `sysexits.h` that scripts know.
public struct ExitCode: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public static let ok = ExitCode(rawValue: 0)
    public static let failure = ExitCode(rawValue: 1)

    /// The line could not be understood.
    public static let usage = ExitCode(rawValue: 64)

    /// The answer could not be understood.
    public static let dataError = ExitCode(rawValue: 65)

    public static let notFound = ExitCode(rawValue: 66)

    /// No connection, a server in trouble, or nothing kept while offline.
    public static let unavailable = ExitCode(rawValue: 69)

    /// A bug in this program.
    public static let software = ExitCode(rawValue: 70)

    public static let ioError = ExitCode(rawValue: 74)

    /// Worth trying again later.
    public static let temporaryFailure = ExitCode(rawValue: 75)

    public static let configuration = ExitCode(rawValue: 78)
    public static let interrupted = ExitCode(rawValue: 130)
}

extension PresentableError where Self: LocalizedError & CustomDebugStringConvertible {
    public var message: String { errorDescription ?? debugDescription }
    public var cause: String? { debugDescription }
}
