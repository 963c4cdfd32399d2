import Synchronization

/// Work waits here until the test lets it pass; who waits and who was cancelled while waiting can be waited for.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let arrivals = Event()
    private let cancellations = Event()

    /// How often somebody came to the gate.
    var passes: Int { state.withLock { $0.arrivals } }

    /// Waits until the gate is open, cancelled or not.
    func pass() async {
        await withTaskCancellationHandler {
            state.withLock { $0.arrivals += 1 }
            arrivals.happened()
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if isOpen { continuation.resume() }
            }
        } onCancel: {
            cancellations.happened()
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func arrival() async { await arrivals.next() }

    func cancellation() async { await cancellations.next() }
}

/// Something that happens, and that one task waits for.
final class Event: Sendable {
    private let stream: AsyncStream<Void>
    private let source: AsyncStream<Void>.Continuation

    init() {
        (stream, source) = AsyncStream.makeStream()
    }

    func happened() { source.yield() }

    func next() async {
        for await _ in stream { return }
    }
}
