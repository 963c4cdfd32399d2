public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum SearchError: Error, Equatable, Sendable {
    /// The text has neither a letter nor a digit.
    case noWords(text: String)
    case tooManyWords(limit: Int)
    case loadFailed(APIError)
    /// The library could not be read.
    case favoritesFailed(StorageFailure)
}

extension SearchError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noWords(let text): "search.error.noWords %@".localized(text)
        case .tooManyWords(let limit): "search.error.tooManyWords %lld".localized(limit)
        case .loadFailed(let error): error.localizedText
        case .favoritesFailed(let failure):
            "favoritesError.storageFailed %@ %@".localized(
                StorageOperation.reading.localizedVerb, failure.localizedText)
        }
    }
}

extension SearchError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .noWords: "no words"
        case .tooManyWords(let limit): "more than \(limit) words"
        case .loadFailed(let error): error.debugDescription
        case .favoritesFailed(let failure): "favorites: \(failure)"
        }
    }
}
