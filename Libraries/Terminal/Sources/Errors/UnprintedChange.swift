/// A change that was made, and whose result could not be printed.
public struct UnprintedChange: PresentableError, Equatable {
    private let failure: OutputFailure
    /// A sentence that names the changed items.
    private let change: String

    public var message: String { failure.message + " " + change }

    public var exitCode: ExitCode { failure.exitCode }
}

extension UnprintedChange {
    /// Prints the result of a change.
    ///
    /// If the output fails, the error says what was changed. A reader that has gone is no error.
    ///
    /// - Parameter isMade: Whether anything was changed.
    public static func reporting(
        _ change: @autoclosure () -> String, isMade: Bool = true, _ print: () throws -> Void
    ) throws {
        do {
            try print()
        } catch let failure as OutputFailure where isMade && failure != .closedPipe {
            throw UnprintedChange(failure: failure, change: change())
        }
    }
}
