public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum StatisticsError: Error, Equatable, Sendable {
    case failed(CollectionFailure)
    /// The collection has no item that could be chosen.
    case noItems(ItemKind)
}

extension StatisticsError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .failed(let failure): failure.localizedText
        case .noItems: "statisticsError.noItems".localized()
        }
    }
}

extension StatisticsError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .failed(let failure): failure.debugDescription
        case .noItems(let kind): "no items of the kind \(kind.rawValue)"
        }
    }
}
