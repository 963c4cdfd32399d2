public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum CharacterError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    case failed(CollectionFailure)
}

extension CharacterError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "characterError.notFound %@".localized("\(identifier)")
        case .failed(let failure): failure.localizedText
        }
    }
}

extension CharacterError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: character \(identifier)"
        case .failed(let failure): failure.debugDescription
        }
    }
}
