internal import ChallengeCore

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The network as features see it.
public protocol HTTPClientContract: Sendable {
    /// The answer to a request, when it is a success.
    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse
}

extension HTTPClientContract {
    /// The value that the JSON of the answer describes.
    public func decoded<Value: Decodable>(
        _ type: Value.Type, from endpoint: Endpoint
    ) async throws(APIError) -> Value {
        let response: HTTPResponse
        do {
            response = try await send(endpoint)
        } catch {
            throw HTTPErrorMapper().map(error)
        }
        if let violation = JSONTextLimits.violation(in: response.body) {
            throw .failed(.unreadable(path: violation.path, reason: violation.reason))
        }
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw .failed(DecodingErrorMapper().map(error))
        }
    }
}
