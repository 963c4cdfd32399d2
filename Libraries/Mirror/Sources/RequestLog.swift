internal import Synchronization

/// The requests so far, and those who wait for more of them.
final class RequestLog: Sendable {
    private struct Waiter {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var requests: [RecordedRequest] = []
        var lastTicket = 0
        var waiting: [Int: Waiter] = [:]
    }

    private let state = Mutex(State())

    var requests: [RecordedRequest] { state.withLock(\.requests) }

    var count: Int { state.withLock(\.requests.count) }

    func record(_ request: RecordedRequest) {
        let satisfied = state.withLock { state in
            state.requests.append(request)
            let tickets = state.waiting.filter { $0.value.count <= state.requests.count }.keys
            return tickets.compactMap { state.waiting.removeValue(forKey: $0) }
        }
        for waiter in satisfied { waiter.continuation.resume() }
    }

    func reset() {
        state.withLock { $0.requests = [] }
    }

    /// Returns when so many requests have arrived, or the waiting task is cancelled.
    func wait(for count: Int) async {
        let ticket = state.withLock { state in
            state.lastTicket += 1
            return state.lastTicket
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = state.withLock { state in
                    // Cancelled before: the handler below has already looked, and found nobody.
                    if state.requests.count >= count || Task.isCancelled { return true }
                    state.waiting[ticket] = Waiter(count: count, continuation: continuation)
                    return false
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket) }?.continuation.resume()
        }
    }
}
