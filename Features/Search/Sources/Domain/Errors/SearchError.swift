public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum SearchError: Error, Equatable, Sendable {
    case failed(CollectionFailure)
    /// The library could not be read.
    case favoritesFailed(StorageFailure)
}

extension SearchError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .failed(let failure): failure.localizedText
        case .favoritesFailed(let failure): "favoritesError.storageFailed %@".localized(failure.localizedText)
        }
    }
}

extension SearchError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .failed(let failure): failure.debugDescription
        case .favoritesFailed(let failure): "favorites: \(failure)"
        }
    }
}
