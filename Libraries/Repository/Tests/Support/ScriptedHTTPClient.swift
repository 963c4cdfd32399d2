import ChallengeCore
import ChallengeNetworking
import Foundation
import Synchronization
import Testing

/// A client that returns the given results in order and records the requests.
final class ScriptedHTTPClient: HTTPClientContract {
    private struct State {
        var results: [Result<HTTPResponse, HTTPError>]
        var endpoints: [Endpoint] = []
    }

    private let state: Mutex<State>
    private let sourceLocation: SourceLocation

    init(_ results: Result<HTTPResponse, HTTPError>..., sourceLocation: SourceLocation = #_sourceLocation) {
        state = Mutex(State(results: results))
        self.sourceLocation = sourceLocation
    }

    var endpoints: [Endpoint] { state.withLock { $0.endpoints } }

    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let result: Result<HTTPResponse, HTTPError>? = state.withLock { state in
            state.endpoints.append(endpoint)
            return state.results.isEmpty ? nil : state.results.removeFirst()
        }
        guard let result else {
            Issue.record("\(endpoint) was requested, but the test has no result for it", sourceLocation: sourceLocation)
            throw .connection(.offline(by: .option))
        }
        return try result.get()
    }
}

extension Result where Success == HTTPResponse, Failure == HTTPError {
    static func body(_ text: String) -> Self { .success(HTTPResponse(status: 200, body: Data(text.utf8))) }

    /// Returns a response with a JSON array of the objects.
    static func list(_ objects: [String]) -> Self { body("[\(objects.joined(separator: ","))]") }

    static func notFound(_ text: String = "") -> Self { .failure(.status(404, body: Data(text.utf8))) }
}
