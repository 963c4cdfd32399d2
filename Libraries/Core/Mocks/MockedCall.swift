import Synchronization
public import Testing

/// One method of a mock, which records its inputs and returns the configured result.
///
/// A call that the test did not configure fails the test at the line that created the mock.
public final class MockedCall<Input: Sendable, Success: Sendable, Failure: Error>: Sendable {
    private struct State {
        var result: Result<Success, Failure>?
        var inputs: [Input] = []
    }

    private let name: String
    private let unconfiguredResult: Result<Success, Failure>
    private let journal: CallJournal?
    private let sourceLocation: SourceLocation
    private let state = Mutex(State())

    /// - Parameters:
    ///   - unconfigured: The result of a call that the test did not configure.
    ///   - journal: Records the call, too.
    public init(
        _ name: String, unconfigured: Result<Success, Failure>, journal: CallJournal? = nil,
        sourceLocation: SourceLocation
    ) {
        self.name = name
        unconfiguredResult = unconfigured
        self.journal = journal
        self.sourceLocation = sourceLocation
    }

    public convenience init(
        _ name: String, unconfigured: Failure, journal: CallJournal? = nil, sourceLocation: SourceLocation
    ) {
        self.init(name, unconfigured: .failure(unconfigured), journal: journal, sourceLocation: sourceLocation)
    }

    /// Sets the result of all following calls.
    public func setResult(_ result: Result<Success, Failure>) {
        state.withLock { $0.result = result }
    }

    public var inputs: [Input] { state.withLock { $0.inputs } }

    public var callCount: Int { inputs.count }

    public var lastInput: Input? { inputs.last }

    public func call(_ input: Input) throws(Failure) -> Success {
        let result = state.withLock { state in
            state.inputs.append(input)
            return state.result
        }
        journal?.record("\(name) \(input)")
        if result == nil {
            Issue.record(
                "\(name) was called with \(input), but the test did not configure it", sourceLocation: sourceLocation)
        }
        return try (result ?? unconfiguredResult).get()
    }
}
