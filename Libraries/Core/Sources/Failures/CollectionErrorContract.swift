/// The error of a feature with a collection of the API: a case that all such errors have, and cases of its own.
///
/// Its texts, advice and exit codes follow from its content; those of an ``APIError`` are in one place.
///
///     public enum LocationError: CollectionErrorContract {
///         case notFound(identifier: Int)
///         case failed(APIError)
///     }
public protocol CollectionErrorContract: Error, CustomDebugStringConvertible, Equatable {
    associatedtype Identifier

    /// Creates the error for an item that does not exist.
    static func notFound(identifier: Identifier) -> Self

    /// Creates the error for any other failure of the API.
    static func failed(_ error: APIError) -> Self

    var content: CollectionErrorContent { get }
}

/// The content of an error of a collection.
public enum CollectionErrorContent: Sendable {
    case api(APIError)
    /// No item has the identifier or code that the user named; the keys of the texts begin with the kind.
    case notFound(kind: String, identifier: String)
}

extension CollectionErrorContract {
    /// Creates the error for a failed request for one item.
    public init(_ error: APIError, identifier: Identifier) {
        self = error == .notFound ? .notFound(identifier: identifier) : .failed(error)
    }

    /// The error without the cases of the feature, for other features.
    public var apiError: APIError { if case .api(let error) = content { error } else { .notFound } }

    public var debugDescription: String {
        switch content {
        case .api(let error): error.debugDescription
        case .notFound(let kind, let identifier): "not found: \(kind) \(identifier)"
        }
    }
}
