public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why episodes could not be had, in terms that a person can tell apart.
public enum EpisodeError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    /// No episode has that code.
    case unknownCode(season: Int, number: Int)
    /// The list ends before that page.
    case invalidPage(page: Int, pages: Int)
    case loadFailed(LoadFailure)
    case storageFailed(StorageFailure)
    case cancelled
}

extension EpisodeError: RepositoryFailure {
    public var related: RelatedFailure {
        switch self {
        case .notFound, .unknownCode, .invalidPage: .notFound
        case .loadFailed(let failure): .loadFailed(failure)
        case .storageFailed(let failure): .storageFailed(failure)
        case .cancelled: .cancelled
        }
    }
}

extension EpisodeError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "episodeError.notFound %@".localized("\(identifier)")
        case .unknownCode(let season, let number):
            "episodeError.notFound %@".localized("\(EpisodeCode(season: season, number: number))")
        case .invalidPage(_, pages: 0): "listing.noPages".localized()
        case .invalidPage(let page, let pages): "listing.invalidPage %@ %lld".localized("\(page)", pages)
        case .loadFailed(let failure): failure.localizedText
        case .storageFailed(let failure): failure.localizedText
        case .cancelled: "remote.cancelled".localized()
        }
    }
}

extension EpisodeError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: episode \(identifier)"
        case .unknownCode(let season, let number): "unknown code: season \(season), number \(number)"
        case .invalidPage(let page, let pages): "page \(page) of \(pages)"
        case .loadFailed(let failure): failure.debugDescription
        case .storageFailed(let failure): "cache: \(failure)"
        case .cancelled: "cancelled"
        }
    }
}
