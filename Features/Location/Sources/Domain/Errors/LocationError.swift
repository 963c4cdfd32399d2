public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why locations could not be had, in terms that a person can tell apart.
public enum LocationError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    /// The list ends before that page.
    case invalidPage(page: Int, pages: Int)
    case loadFailed(LoadFailure)
    case storageFailed(StorageFailure)
    case cancelled
}

extension LocationError: RepositoryFailure {
    public var related: RelatedFailure {
        switch self {
        case .notFound, .invalidPage: .notFound
        case .loadFailed(let failure): .loadFailed(failure)
        case .storageFailed(let failure): .storageFailed(failure)
        case .cancelled: .cancelled
        }
    }
}

extension LocationError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "locationError.notFound %@".localized("\(identifier)")
        case .invalidPage(_, pages: 0): "listing.noPages".localized()
        case .invalidPage(let page, let pages): "listing.invalidPage %@ %lld".localized("\(page)", pages)
        case .loadFailed(let failure): failure.localizedText
        case .storageFailed(let failure): failure.localizedText
        case .cancelled: "remote.cancelled".localized()
        }
    }
}

extension LocationError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: location \(identifier)"
        case .invalidPage(let page, let pages): "page \(page) of \(pages)"
        case .loadFailed(let failure): failure.debugDescription
        case .storageFailed(let failure): "cache: \(failure)"
        case .cancelled: "cancelled"
        }
    }
}
