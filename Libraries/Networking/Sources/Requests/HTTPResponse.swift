public import ChallengeCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

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

extension HTTPResponse {
    /// Decodes the JSON of the body.
    public func decoded<Value: Decodable>(
        _ type: Value.Type, with decoder: JSONDecoder = JSONDecoder()
    ) throws(APIError) -> Value {
        if let violation = JSONTextLimits.violation(in: body) {
            throw .failed(.unreadable(path: violation.path, reason: violation.reason))
        }
        do {
            return try decoder.decode(type, from: body)
        } catch {
            throw .failed(DecodingErrorMapper().map(error))
        }
    }
}
