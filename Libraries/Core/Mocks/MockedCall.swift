import Synchronization
public import Testing

/// One method of a mock: it records what it was called with and answers as it was told.
///
/// A call that nobody configured is a failure of the test, at the line that made the mock.
public final class MockedCall<Input: Sendable, Success: Sendable, Failure: Error>: Sendable {
    private struct State {
        var answer: Result<Success, Failure>?
        var inputs: [Input] = []
    }

    private let name: String
    private let failureWhenUnconfigured: Failure
    private let sourceLocation: SourceLocation
    private let state = Mutex(State())

    public init(_ name: String, unconfigured: Failure, sourceLocation: SourceLocation) {
        self.name = name
        self.failureWhenUnconfigured = unconfigured
        self.sourceLocation = sourceLocation
    }

    /// What every call answers from now on.
    public func answer(_ result: Result<Success, Failure>) {
        state.withLock { $0.answer = result }
    }

    public var inputs: [Input] { state.withLock { $0.inputs } }

    public var callCount: Int { inputs.count }

    public var lastInput: Input? { inputs.last }

    public func callAsFunction(_ input: Input) throws(Failure) -> Success {
        let answer = state.withLock { state in
            state.inputs.append(input)
            return state.answer
        }
        guard let answer else {
            Issue.record(
                "\(name) was called with \(input), and nobody said what it answers", sourceLocation: sourceLocation)
            throw failureWhenUnconfigured
        }
        return try answer.get()
    }
}
