internal import Synchronization

/// The recorded requests, and the tasks that wait for further ones.
final class RequestLog: Sendable {
    private struct Waiter {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var requests: [RecordedRequest] = []
        var sentBytes = 0
        var lastTicket = 0
        var waiting: [Int: Waiter] = [:]
    }

    private let state = Mutex(State())

    var requests: [RecordedRequest] { state.withLock(\.requests) }

    var count: Int { state.withLock(\.requests.count) }

    var sentBytes: Int { state.withLock(\.sentBytes) }

    func recordResponse(bytes: Int) { state.withLock { $0.sentBytes += bytes } }

    func record(_ request: RecordedRequest) {
        let satisfied = state.withLock { state in
            state.requests.append(request)
            let tickets = state.waiting.filter { $0.value.count <= state.requests.count }.keys
            return tickets.compactMap { state.waiting.removeValue(forKey: $0) }
        }
        for waiter in satisfied { waiter.continuation.resume() }
    }

    func reset() {
        state.withLock { state in
            state.requests = []
            state.sentBytes = 0
        }
    }

    /// Returns when the number of requests is reached, or the waiting task is cancelled.
    func wait(for count: Int) async {
        let ticket = state.withLock { state in
            state.lastTicket += 1
            return state.lastTicket
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = state.withLock { state in
                    // If the task is cancelled already, the cancellation handler ran before the waiter was added.
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

/// A request as the mirror received it.
public struct RecordedRequest: Sendable, Equatable {
    public struct Header: Sendable, Equatable {
        public let name: String
        public let value: String
    }

    public let method: String
    /// The path and the query, not decoded.
    public let target: String
    /// The headers in the order of their arrival.
    public let headers: [Header]

    /// Returns the value of the first header with this name; upper and lower case are equal.
    public func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name.lowercased() == name }?.value
    }
}

extension RecordedRequest {
    /// `true` if the path belongs to a collection of the mirror.
    public var isForCollection: Bool {
        let path = target.prefix { $0 != "?" }.split(separator: "/")
        return path.count >= 2 && path[0] == "api" && Kind(rawValue: String(path[1])) != nil
    }

    /// The request on one line, with every character escaped that is not plain ASCII, so that it is safe to print.
    public var logLine: String { "\(method) \(target)".unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}
