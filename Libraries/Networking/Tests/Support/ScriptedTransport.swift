import ChallengeNetworking
import Synchronization

/// A transport that returns the results of a script in order, and repeats the last one.
final class ScriptedTransport: HTTPTransport {
    typealias Answer = Result<HTTPResponse, HTTPError>

    private struct State {
        var script: [Answer]
        var requests: [TransportRequest] = []
        var preparations = 0
    }

    private let state: Mutex<State>

    init(_ script: Answer...) {
        state = Mutex(State(script: script))
    }

    var requests: [TransportRequest] { state.withLock { $0.requests } }

    /// The number of calls of `prepare()`.
    var preparations: Int { state.withLock { $0.preparations } }

    func prepare() {
        state.withLock { $0.preparations += 1 }
    }

    func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse {
        let answer: Answer = state.withLock { state in
            state.requests.append(request)
            return state.script.count > 1 ? state.script.removeFirst() : state.script[0]
        }
        return try answer.get()
    }
}

extension Result where Success == HTTPResponse, Failure == HTTPError {
    static func status(_ status: Int, _ headers: [String: String] = [:]) -> Self {
        .success(HTTPResponse(status: status, headers: headers))
    }
}
