public import ChallengeCore

/// Maps the failure of a request to the error that a repository handles.
public struct HTTPErrorMapper: MapperContract {
    public init() {}

    public func map(_ error: HTTPError) -> APIError {
        switch error {
        case .status(404, _), .status(410, _): .notFound
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
