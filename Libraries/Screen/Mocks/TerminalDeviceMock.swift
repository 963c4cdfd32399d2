public import ChallengeScreen
internal import Synchronization

/// A terminal whose input a test writes, and whose output a test reads.
public final class TerminalDeviceMock: TerminalDevice {
    private struct State {
        var size: Size
        var output: [UInt8] = []
        var calls: [String] = []
        var failure: ScreenError?
        var placement = Placement.window()
        var cursor = CursorRow()

        mutating func write(_ bytes: some Sequence<UInt8>) {
            output += bytes
            cursor.follow(bytes)
        }
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

    /// Continues the stopped program after the shell has printed something.
    public func resume(printing text: String = "") {
        state.withLock { state in
            state.output += text.utf8
            state.cursor = CursorRow()
            state.output += "\(state.placement.start)".utf8
        }
        continuation.yield(.resumed)
    }

    /// Ends the input, as a closed terminal does.
    public func close() {
        continuation.finish()
    }

    public func fail(_ error: ScreenError) {
        state.withLock { $0.failure = error }
    }

    public func enter(_ placement: Placement) throws(ScreenError) {
        state.withLock { state in
            state.calls.append("enter")
            state.placement = placement
            state.write("\(placement.start)".utf8)
        }
    }

    public func leave() { end("leave") }
    public func suspend() { end("suspend") }

    public func write(_ bytes: [UInt8]) throws(ScreenError) {
        let failure = state.withLock { state in
            if state.placement.isBelow { state.write(CursorRow.home(from: state.cursor.row)) }
            state.write(bytes)
            return state.failure
        }
        if let failure { throw failure }
    }

    private func end(_ call: String) {
        state.withLock { state in
            state.calls.append(call)
            state.write("\(state.placement.end)".utf8)
            if !state.placement.isBelow { return }
            state.write(CursorRow.home(from: state.cursor.row))
            state.write("\(CursorRow.eraseBelow)".utf8)
        }
    }
}
