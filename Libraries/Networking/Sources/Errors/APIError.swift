public import ChallengeCore

/// What went wrong between the program and the API, in terms that a feature can act on.
public enum APIError: Error, Equatable, Sendable {
    /// The API says that there is no such thing.
    case notFound
    case failed(LoadFailure)
    case cancelled
}
