public import ChallengeCore
public import ChallengePlatform

/// The failure of a request.
public enum HTTPError: Error, Equatable, Sendable, Codable {
    /// The address does not name a server.
    case invalidAddress(String)

    /// The status of the response is not success.
    case status(Int, body: Data = Data())

    /// The server refuses requests for some time.
    ///
    /// `status` is `nil` if an earlier request, in this run or another one, received the wait. `wait` is `nil` if the
    /// server announced no length.
    case rateLimited(status: Int? = nil, wait: AnnouncedWait?, body: Data = Data())

    case connection(ConnectionFailure)

    /// The deadline passed, or no data arrived for too long.
    case timedOut

    case tooLarge(limit: Int)

    /// The server redirected to another server origin, or too many times.
    case redirected(to: String)

    case cancelled
}

extension HTTPError {
    /// `false` for failures on this machine that say nothing about the address of the API.
    fileprivate var isFromServer: Bool {
        switch self {
        case .connection(.workerUnavailable), .connection(.offline), .connection(.notRequested): false
        default: true
        }
    }
}

/// Maps the failure of a request to the error that a repository handles.
///
/// A 404 is a failure here, because only the conventions of an API tell its not-found from that of another server.
public struct HTTPErrorMapper: MapperContract {
    private let address: String?

    /// - Parameter address: The address of the API, which the failure then names.
    public init(address: String? = nil) { self.address = address }

    public func map(_ error: HTTPError) -> APIError {
        error.isFromServer ? apiError(error).at(address) : apiError(error)
    }

    private func apiError(_ error: HTTPError) -> APIError {
        switch error {
        // The request had no validator, so there is no cached body that the response could refer to.
        case .status(304, _): .failed(.unreadable(path: "", reason: "304 without a cached body"))
        case .status(let status, _) where status >= 500 || status == 408: .failed(.serverError(status: status))
        case .status(let status, _): .failed(.invalidRequest(status: status))
        case .rateLimited(let status, let wait, _): .failed(.rateLimited(status: status, wait: wait))
        case .invalidAddress: .failed(.noConnection(.invalidAddress))
        case .connection(let failure): .failed(.noConnection(failure))
        case .timedOut: .failed(.timedOut)
        case .tooLarge(let limit): .failed(.tooLarge(limit: limit))
        case .redirected(let address): .failed(.redirected(to: address))
        case .cancelled: .cancelled
        }
    }
}

extension APIError {
    /// Returns the error with the address of the API and its variable, if the API failed and its address is known.
    public func at(_ address: String?, variable: String? = nil) -> APIError {
        guard let address, case .failed(let failure) = self else { return self }
        return .failed(.at(address: address, variable: variable, failure))
    }
}
