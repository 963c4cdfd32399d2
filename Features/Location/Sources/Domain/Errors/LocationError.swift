public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum LocationError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    case failed(CollectionFailure)
}

extension LocationError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "locationError.notFound %@".localized("\(identifier)")
        case .failed(let failure): failure.localizedText
        }
    }
}

extension LocationError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: location \(identifier)"
        case .failed(let failure): failure.debugDescription
        }
    }
}
