public import ChallengeCore

/// The failure of a request to the API, in terms that a feature can act on.
public enum APIError: Error, Equatable, Sendable {
    /// The API says that there is no such thing.
    case notFound
    case failed(LoadFailure)
    case cancelled
}
