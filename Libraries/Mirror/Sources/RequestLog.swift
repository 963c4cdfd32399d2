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

/// A request as the mirror received it.
public struct RecordedRequest: Sendable, Equatable {
    public struct Header: Sendable, Equatable {
        public let name: String
        public let value: String
    }

    public let method: String
    /// The path and the query, not decoded.
    public let target: String
    /// In the order received.
    public let headers: [Header]

    /// The value of the first header of this name, in whatever case.
    public func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name.lowercased() == name }?.value
    }
}

extension RecordedRequest {
    /// Whether it is for one of the collections that the mirror serves.
    public var isForACollection: Bool {
        let path = target.prefix { $0 != "?" }.split(separator: "/")
        return path.count >= 2 && path[0] == "api" && Kind(rawValue: String(path[1])) != nil
    }

    /// The request in one line, safe to print: what is not plain ASCII is escaped.
    public var logLine: String {
        "\(method) \(target)".unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
