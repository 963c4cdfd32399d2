public import ChallengeCore
public import ChallengePlatform

/// The error of a feature with a collection of the API; its texts, advice and exit code follow from its content.
///
///     public enum LocationError: CollectionErrorContract {
///         case notFound(identifier: Int)
///         case loadFailed(APIError)
///     }
public protocol CollectionErrorContract: LocalizedError, CustomDebugStringConvertible, Equatable {
    var content: CollectionErrorContent { get }
}

/// The content of an error of a collection.
public enum CollectionErrorContent: Sendable {
    case api(APIError)
    /// No item has the identifier or code that the user named; the keys of the texts begin with the kind.
    case notFound(kind: String, identifier: String)
}

extension CollectionErrorContract {
    public var errorDescription: String? { content.localizedText }

    /// The error without the cases of the feature, for other features.
    public var apiError: APIError { if case .api(let error) = content { error } else { .notFound } }

    public var debugDescription: String {
        switch content {
        case .api(let error): error.debugDescription
        case .notFound(let kind, let identifier): "not found: \(kind) \(identifier)"
        }
    }
}
