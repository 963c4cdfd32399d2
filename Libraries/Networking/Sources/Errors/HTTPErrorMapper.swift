internal import ChallengeCore

/// Reads what a failed request means for whoever asks the API.
struct HTTPErrorMapper: MapperContract {
    func map(_ error: HTTPError) -> APIError {
        switch error {
        case .status(404), .status(410): .notFound
        case .status(408): .timedOut
        case .status(let status) where (400..<500).contains(status): .invalidRequest(status: status)
        case .status(let status): .serverError(status: status)
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
