public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum CharacterError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    /// No episode has the identifier or code by which characters are selected.
    case unknownEpisode(String)
    /// No location has the identifier by which characters are selected.
    case unknownLocation(identifier: Int)
    case failed(CollectionFailure)
}

extension CharacterError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "characterError.notFound %@".localized("\(identifier)")
        case .unknownEpisode(let episode): "episodeError.notFound %@".localized(episode)
        case .unknownLocation(let identifier): "locationError.notFound %@".localized("\(identifier)")
        case .failed(let failure): failure.localizedText
        }
    }
}

extension CharacterError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: character \(identifier)"
        case .unknownEpisode(let episode): "not found: episode \(episode)"
        case .unknownLocation(let identifier): "not found: location \(identifier)"
        case .failed(let failure): failure.debugDescription
        }
    }
}
