internal import ChallengeCore

/// Reads what a failed request means for whoever asks the API.
struct HTTPErrorMapper: MapperContract {
    func map(_ error: HTTPError) -> APIError {
        switch error {
        // Only the API knows what does not exist: the same status without its words comes from a wrong address.
        case .status(404, message: _?), .status(410, message: _?): .notFound
        case .status(408, _): .timedOut
        case .status(let status, _) where status >= 500: .serverError(status: status)
        case .status(let status, _): .invalidRequest(status: status)
        case .rateLimited(let wait): .rateLimited(wait: wait)
        case .invalidAddress: .noConnection(.hostNotFound)
        case .connection(let failure): .noConnection(failure)
        case .timedOut: .timedOut
        case .tooLarge(let limit): .tooLarge(limit: limit)
        case .redirected(let address): .redirected(to: address)
        case .cancelled: .cancelled
        }
    }
}
