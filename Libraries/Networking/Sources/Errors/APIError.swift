public import ChallengeCore

/// What went wrong between the program and the API, in terms that a feature can act on.
public enum APIError: Error, Equatable, Sendable {
    case notFound
    case invalidRequest(status: Int)
    /// The wait that the server announced, if it did.
    case rateLimited(wait: Duration?)
    case serverError(status: Int)
    case noConnection(ConnectionFailure)
    case timedOut
    case tooLarge(limit: Int)
    case redirected(to: String)
    /// The answer is no JSON, or not of the expected shape; the path says where, and is empty for the whole.
    case decoding(path: String, reason: String)
    case cancelled
}
