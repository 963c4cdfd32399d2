internal import ChallengeCore
internal import ChallengeNetworking
internal import Dispatch
internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// A request that URLSession performs; it collects the response within the limits of the request.
final class SessionExchange: Sendable {
    private let request: TransportRequest
    private let exchange = Exchange()
    private let start = DispatchTime.now()
    private let deadline: ContinuousClock.Instant
    private let lastArrival = Mutex(ContinuousClock.now)
    private let isCancelled = Mutex(false)
    private let cancelTask: @Sendable (_ startedAt: DispatchTime) -> Void

    init(
        _ request: TransportRequest, cancelTask: @escaping @Sendable (_ startedAt: DispatchTime) -> Void
    ) {
        self.request = request
        self.cancelTask = cancelTask
        deadline = .now + request.timeout
    }

    var outcome: Exchange.Outcome { get async { await exchange.outcome } }

    func cancel() {
        isCancelled.withLock { $0 = true }
        cancelTask(start)
    }

    func receive(_ response: URLResponse) {
        lastArrival.withLock { $0 = .now }
        guard let response = response as? HTTPURLResponse else { return }
        // HTTP allows only ASCII names, and hashing a long name with combining marks would take minutes.
        let headers = response.allHeaderFields.map { name, value in ("\(name)", "\(value)") }
            .filter { name, _ in name.utf8.allSatisfy { $0 < 0x80 } }
            .map { name, value in (name.lowercased(), value) }
        exchange.receive(
            ResponseHead(status: response.statusCode, headers: Dictionary(headers, uniquingKeysWith: { $1 })))
    }

    func receive(_ part: Data) {
        lastArrival.withLock { $0 = .now }
        guard exchange.bodySize + part.count <= request.maximumBodySize else {
            return stop(.tooLarge(limit: request.maximumBodySize))
        }
        exchange.receive(part)
    }

    /// Ends the exchange with the result of the task.
    ///
    /// - Parameters:
    ///   - response: The response of the task. It is the only source for a redirect without a usable target.
    ///   - error: The error of the task. After a 401 or 407 it may be a cancellation; then the exchange ends with the
    ///     response.
    func complete(_ response: URLResponse?, error: (any Error)?) {
        let status = (response as? HTTPURLResponse)?.statusCode
        if let error, !(status == 401 || status == 407) || !error.isCancellation {
            let isUnexpected = error.isCancellation && !isCancelled.withLock { $0 }
            return exchange.end(
                .failure(isUnexpected ? .connection(.closed) : HTTPError(error, address: request.address)))
        }
        if let response, !exchange.hasHead { receive(response) }
        exchange.complete()
    }

    /// Ends the exchange at the deadline, or when no data has arrived for too long.
    func runTimer() async {
        while !exchange.hasEnded {
            let end = min(deadline, lastArrival.withLock { $0 } + request.idleTimeout)
            if end <= .now { return stop(.timedOut) }
            guard (try? await Task.sleep(until: end)) != nil else { return }
        }
    }

    private func stop(_ error: HTTPError) {
        exchange.end(.failure(error))
        cancel()
    }
}

extension Error {
    fileprivate var isCancellation: Bool { (self as? URLError)?.code == .cancelled }
}
