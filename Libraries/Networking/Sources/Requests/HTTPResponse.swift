public import ChallengeCore
internal import ChallengeJSON
public import ChallengePlatform

/// A complete response with its decompressed body.
public struct HTTPResponse: Sendable, Equatable {
    public let status: Int
    /// The values by name, in lower case.
    ///
    /// If a header occurs several times, its values are joined by commas.
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

/// Maps an error of the decoder to the place of the unreadable value and the reason.
public struct DecodingErrorMapper: MapperContract {
    public init() {}

    public func map(_ error: any Error) -> LoadFailure {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            .unreadable(path: (context.codingPath + [key]).path, reason: "missing")
        case DecodingError.valueNotFound(_, let context):
            .unreadable(path: context.codingPath.path, reason: "null")
        case DecodingError.typeMismatch(_, let context):
            .unreadable(path: context.codingPath.path, reason: "another type")
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            .unreadable(path: context.codingPath.path, reason: "invalid")
        default:
            .notJSON
        }
    }
}
