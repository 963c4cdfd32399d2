public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum EpisodeError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    /// No episode has the code.
    case unknownCode(season: Int, number: Int)
    /// No character has the identifier by which episodes are selected.
    case unknownCharacter(identifier: Int)
    case failed(CollectionFailure)
}

extension EpisodeError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "episodeError.notFound %@".localized("\(identifier)")
        case .unknownCode(let season, let number):
            "episodeError.notFound %@".localized("\(EpisodeCode(season: season, number: number))")
        case .unknownCharacter(let identifier): "characterError.notFound %@".localized("\(identifier)")
        case .failed(let failure): failure.localizedText
        }
    }
}

extension EpisodeError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: episode \(identifier)"
        case .unknownCode(let season, let number): "unknown code: season \(season), number \(number)"
        case .unknownCharacter(let identifier): "not found: character \(identifier)"
        case .failed(let failure): failure.debugDescription
        }
    }
}
