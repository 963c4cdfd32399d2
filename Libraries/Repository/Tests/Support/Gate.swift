import Synchronization

/// A gate at which work waits until the test opens it.
///
/// The test can wait for an arrival at the gate and for the cancellation of waiting work.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let arrivals = Event()
    private let cancellations = Event()

    /// The number of arrivals at the gate.
    var passes: Int { state.withLock { $0.arrivals } }

    /// Waits until the gate is open, even if the task is cancelled.
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

/// An event for which one task can wait.
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
