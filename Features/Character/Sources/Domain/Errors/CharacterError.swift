public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

public enum CharacterError: CollectionErrorContract {
    case notFound(identifier: Int)
    /// No episode has the identifier or code by which characters are selected.
    case unknownEpisode(String)
    /// No location has the identifier by which characters are selected.
    case unknownLocation(identifier: Int)
    case failed(APIError)

    public var errorDescription: String? { content.localizedText }

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier):
            .notFound(
                text: "characterError.notFound %@".localized("\(identifier)"),
                advice: "characterError.advice.notFound", debug: "not found: character \(identifier)")
        case .unknownEpisode(let episode):
            .notFound(
                text: "episodeError.notFound %@".localized(episode), advice: "episodeError.advice.notFound",
                debug: "not found: episode \(episode)")
        case .unknownLocation(let identifier):
            .notFound(
                text: "locationError.notFound %@".localized("\(identifier)"), advice: "locationError.advice.notFound",
                debug: "not found: location \(identifier)")
        case .failed(let error): .api(error)
        }
    }
}
