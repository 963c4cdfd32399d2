public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why the history could not be had or changed.
public enum HistoryError: Error, Equatable, Sendable {
    case storageFailed(StorageFailure)
}

extension HistoryError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .storageFailed(let failure): "historyError.storageFailed %@".localized(failure.localizedText)
        }
    }
}

extension HistoryError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .storageFailed(let failure): "library: \(failure)"
        }
    }
}
