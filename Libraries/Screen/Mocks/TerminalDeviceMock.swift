public import ChallengeScreen
internal import Synchronization

/// A terminal whose input a test writes, and whose output a test reads.
public final class TerminalDeviceMock: TerminalDevice {
    private struct State {
        var size: Size
        var output: [UInt8] = []
        var calls: [String] = []
        var failure: ScreenError?
    }

    public let input: AsyncStream<DeviceInput>
    private let continuation: AsyncStream<DeviceInput>.Continuation
    private let state: Mutex<State>

    public init(size: Size = Size(columns: 80, rows: 24)) {
        (input, continuation) = AsyncStream.makeStream()
        state = Mutex(State(size: size))
    }

    public var size: Size { state.withLock { $0.size } }

    /// All written bytes.
    public var output: [UInt8] { state.withLock { $0.output } }

    /// The names of the called methods, without writes.
    public var calls: [String] { state.withLock { $0.calls } }

    public func type(_ text: String) {
        continuation.yield(.bytes(Array(text.utf8)))
    }

    public func resize(_ size: Size) {
        state.withLock { $0.size = size }
        continuation.yield(.resized)
    }

    public func resume() {
        continuation.yield(.resumed)
    }

    /// Ends the input, as a closed terminal does.
    public func close() {
        continuation.finish()
    }

    public func fail(_ error: ScreenError) {
        state.withLock { $0.failure = error }
    }

    public func enter() throws(ScreenError) { record("enter") }
    public func leave() { record("leave") }
    public func suspend() { record("suspend") }

    public func write(_ bytes: [UInt8]) throws(ScreenError) {
        let failure = state.withLock { state in
            state.output += bytes
            return state.failure
        }
        if let failure { throw failure }
    }

    private func record(_ call: String) {
        state.withLock { $0.calls.append(call) }
    }
}
