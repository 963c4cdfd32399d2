public import ChallengeCore

/// The failure of a request to the API, in terms that a feature can act on.
public enum APIError: Error, Equatable, Sendable {
    /// The API says that there is no such thing.
    case notFound
    case failed(LoadFailure)
    case cancelled
}

/// Maps the failure of a request to the error that a feature handles.
struct HTTPErrorMapper: MapperContract {
    func map(_ error: HTTPError) -> APIError {
        switch error {
        // Only the API knows what does not exist: the same status without its words comes from a wrong address.
        case .status(404, message: _?), .status(410, message: _?): .notFound
        case .status(408, _): .failed(.timedOut)
        case .status(let status, _) where status >= 500: .failed(.serverError(status: status))
        case .status(let status, _): .failed(.invalidRequest(status: status))
        case .rateLimited(let status, let wait): .failed(.rateLimited(status: status, wait: wait))
        case .invalidAddress: .failed(.noConnection(.invalidAddress))
        case .connection(let failure): .failed(.noConnection(failure))
        case .timedOut: .failed(.timedOut)
        case .tooLarge(let limit): .failed(.tooLarge(limit: limit))
        case .redirected(let address): .failed(.redirected(to: address))
        case .cancelled: .cancelled
        }
    }
}

/// Says where in an answer the surprise was, and what it was, without naming a type of this program.
struct DecodingErrorMapper: MapperContract {
    func map(_ error: any Error) -> LoadFailure {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            .unreadable(path: path(context.codingPath + [key]), reason: "missing")
        case DecodingError.valueNotFound(_, let context):
            .unreadable(path: path(context.codingPath), reason: "null")
        case DecodingError.typeMismatch(_, let context):
            .unreadable(path: path(context.codingPath), reason: "another type")
        case DecodingError.dataCorrupted(let context):
            .unreadable(path: path(context.codingPath), reason: context.codingPath.isEmpty ? "not JSON" : "invalid")
        default:
            .unreadable(path: "", reason: "not JSON")
        }
    }

    /// The way to a value as `results[3].status`.
    private func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }
}
