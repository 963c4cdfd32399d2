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
