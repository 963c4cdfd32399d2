public import ChallengeNetworking
internal import Dispatch
internal import Foundation
internal import FoundationNetworking

/// A transport that uses one URLSession.
///
/// Only connections are reused between requests: there are no cookies, no credentials and no cache. Redirects are not
/// followed, and the transport does not authenticate. It enforces the limits of a request itself, because URLSession on
/// Linux does not enforce its own.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let delegate = SessionDelegate()

    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.timeoutIntervalForRequest = Self.never
        configuration.timeoutIntervalForResource = Self.never
        // The callers limit the number of their requests. A queue here would only use up their time.
        configuration.httpMaximumConnectionsPerHost = 64
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// One week, which is longer than any request and short enough to be counted in milliseconds.
    private static let never: TimeInterval = 7 * 86_400

    /// Performs the request, and returns at once when a limit is reached.
    ///
    /// After a cancellation it returns when URLSession has ended the task.
    public func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        guard let url = URL(string: request.address) else { throw .invalidAddress(request.address) }
        var urlRequest = URLRequest(url: url)
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }

        let task = session.dataTask(with: urlRequest)
        let exchange = SessionExchange(request) { Self.cancel(task, startedAt: $0) }
        delegate.add(exchange, for: task.taskIdentifier)
        task.resume()
        let timer = Task { await exchange.runTimer() }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            await exchange.outcome
        } onCancel: {
            exchange.cancel()
        }.get()
    }

    /// The age from which a task can be cancelled.
    ///
    /// In a task's first milliseconds, while libcurl is being set up, `cancel()` can deadlock or trap.
    private static let cancellableAge = DispatchTimeInterval.milliseconds(50)

    private static func cancel(_ task: URLSessionDataTask, startedAt start: DispatchTime) {
        // Not on a thread of Swift's pool, because the worker must continue even if `cancel()` deadlocks.
        DispatchQueue(label: "challenge.cancel").asyncAfter(deadline: start + cancellableAge) { task.cancel() }
    }
}
