public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why characters could not be had, in terms that a person can tell apart.
public enum CharacterError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    /// The list ends before that page.
    case invalidPage(page: Int, pages: Int)
    case loadFailed(LoadFailure)
    case storageFailed(StorageFailure)
    case cancelled
}

extension CharacterError: RepositoryFailure {
    public var related: RelatedFailure {
        switch self {
        case .notFound, .invalidPage: .notFound
        case .loadFailed(let failure): .loadFailed(failure)
        case .storageFailed(let failure): .storageFailed(failure)
        case .cancelled: .cancelled
        }
    }
}

extension CharacterError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "characterError.notFound %@".localized("\(identifier)")
        case .invalidPage(_, pages: 0): "listing.noPages".localized()
        case .invalidPage(let page, let pages): "listing.invalidPage %@ %lld".localized("\(page)", pages)
        case .loadFailed(let failure): failure.localizedText
        case .storageFailed(let failure): failure.localizedText
        case .cancelled: "remote.cancelled".localized()
        }
    }
}

extension CharacterError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: character \(identifier)"
        case .invalidPage(let page, let pages): "page \(page) of \(pages)"
        case .loadFailed(let failure): failure.debugDescription
        case .storageFailed(let failure): "cache: \(failure)"
        case .cancelled: "cancelled"
        }
    }
}
