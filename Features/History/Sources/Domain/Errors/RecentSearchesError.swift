import ChallengeCore
import ChallengeResources

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

enum RecentSearchesError: Error, Equatable, Sendable {
    case notFound(text: String)
    case storageFailed(StorageFailure)
}

extension RecentSearchesError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .notFound(let text): "searches.error.notFound %@".localized(text)
        case .storageFailed(let failure): "searches.error.storage %@".localized(failure.localizedText)
        }
    }
}

extension RecentSearchesError: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .notFound(let text): "no recent search: \(text)"
        case .storageFailed(let failure): "recent searches: \(failure)"
        }
    }
}
