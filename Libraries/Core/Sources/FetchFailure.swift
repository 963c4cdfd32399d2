/// An error of a fetch, as far as a cache policy has to understand it.
public protocol FetchFailure: Error, Sendable {
    /// The error of a fetch that somebody called off.
    static var cancelled: Self { get }

    var kind: FetchFailureKind { get }
}

/// What a failure means for the cached value.
public enum FetchFailureKind: Sendable {
    /// The remote says that there is no such thing: a cached copy is wrong.
    case notFound

    /// Nobody wants the answer any more.
    case cancelled

    /// The remote could not answer: a cached copy is better than nothing.
    case unavailable
}
