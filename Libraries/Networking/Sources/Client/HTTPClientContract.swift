internal import ChallengeCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
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

/// A response, complete and decompressed.
public struct HTTPResponse: Sendable, Equatable {
    public let status: Int
    /// The values by name, in lower case.
    ///
    /// The values of a header that came several times are joined by commas.
    public let headers: [String: String]
    public let body: Data

    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The client for `--offline`: opens no socket and fails every request.
public struct OfflineHTTPClient: HTTPClientContract {
    public init() {}

    public func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        throw .connection(.offline)
    }
}
