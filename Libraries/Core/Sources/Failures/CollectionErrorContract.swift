#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The error of a feature with a collection of the API: a case that all such errors have, and cases of its own.
///
/// Its texts, advice and exit codes follow from its content; those of an ``APIError`` are in one place.
///
///     public enum LocationError: CollectionErrorContract {
///         case notFound(identifier: Int)
///         case failed(APIError)
///     }
public protocol CollectionErrorContract: LocalizedError, CustomDebugStringConvertible, Equatable, Sendable {
    var content: CollectionErrorContent { get }
}

/// The content of an error of a collection.
public enum CollectionErrorContent: Sendable {
    case api(APIError)
    /// Something that the user named does not exist; the advice is a key.
    case notFound(text: String, advice: String, debug: String)
}

extension CollectionErrorContract {
    /// The error without the cases of the feature, for other features.
    public var apiError: APIError { if case .api(let error) = content { error } else { .notFound } }

    public var debugDescription: String {
        switch content {
        case .api(let error): error.debugDescription
        case .notFound(_, _, let debug): debug
        }
    }
}
