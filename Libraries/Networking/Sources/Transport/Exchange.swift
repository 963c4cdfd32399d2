internal import ChallengeCore
internal import ChallengePlatform
internal import Synchronization

/// The caller's side of one request: collects the parts of the response and delivers the outcome once.
///
/// Only the first outcome is delivered. Parts that arrive after it are dropped.
package final class Exchange: Sendable {
    package typealias Outcome = Result<HTTPResponse, HTTPError>

    private struct State {
        var head: ResponseHead?
        var body = Data()
        var outcome: Outcome?
        var handler: (@Sendable (Outcome) -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    package var hasEnded: Bool { state.withLock { $0.outcome != nil } }

    /// `true` if a caller waits for the outcome.
    var hasCaller: Bool { state.withLock { $0.handler != nil } }

    /// The number of body bytes that have arrived.
    package var bodySize: Int { state.withLock { $0.body.count } }

    package var hasHead: Bool { state.withLock { $0.head != nil } }

    /// Starts the response and drops the parts of an earlier one.
    ///
    /// A worker may have died while it sent the earlier response.
    package func receive(_ head: ResponseHead) {
        state.withLock { state in
            guard state.outcome == nil else { return }
            state.head = head
            state.body = Data()
        }
    }

    package func receive(_ part: some Sequence<UInt8>) {
        state.withLock { if $0.outcome == nil { $0.body.append(contentsOf: part) } }
    }

    /// Ends the exchange with the parts that have arrived, or as a closed connection if there is no head.
    package func complete() {
        let response: HTTPResponse? = state.withLock { state in
            state.head.map { HTTPResponse(status: $0.status, headers: $0.headers, body: state.body) }
        }
        end(response.map { .success($0) } ?? .failure(.connection(.closed)))
    }

    package func end(_ outcome: Outcome) {
        let handler: (@Sendable (Outcome) -> Void)? = state.withLock { state in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            state.body = Data()
            return state.handler.take()
        }
        handler?(outcome)
    }

    /// The outcome; reading it waits until the exchange has ended.
    package var outcome: Outcome {
        get async {
            await withCheckedContinuation { continuation in
                onEnd { continuation.resume(returning: $0) }
            }
        }
    }

    private func onEnd(_ handler: @escaping @Sendable (Outcome) -> Void) {
        let outcome: Outcome? = state.withLock { state in
            if state.outcome == nil { state.handler = handler }
            return state.outcome
        }
        if let outcome { handler(outcome) }
    }
}
