internal import CCurl
internal import ChallengeCore

/// Exchanges with servers by way of the system's libcurl, on a thread of its own.
///
/// It is what URLSession on Linux rests on, without the layer between: that one traps when a server closes in the middle
/// of its headers, deadlocks on an early `cancel()`, and keeps no deadline.
public final class CurlTransport: HTTPTransport {
    private let loop = CurlLoop()

    public init() {}

    deinit { loop.stop() }

    /// The caller is answered when the deadline passes or the task is cancelled, whatever the library is doing then.
    public func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse {
        guard ccurl_load() else { throw .connection(.libraryMissing) }
        let transfer = CurlTransfer(request)
        let deadline = Task {
            if (try? await Task.sleep(for: request.timeout)) != nil { loop.abandon(transfer, with: .timedOut) }
        }
        defer { deadline.cancel() }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfer.onEnd { continuation.resume(returning: $0) }
                loop.add(transfer)
            }
        } onCancel: {
            loop.abandon(transfer, with: .cancelled)
        }
        return try outcome.get()
    }
}
