public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum HistoryError: Error, Equatable, Sendable {
    /// No entries have these numbers; `deleted` is the number of other entries, which were deleted.
    case notFound(numbers: [Int], deleted: Int)
    case storageFailed(StorageFailure)
    /// No recent search has this text.
    case searchNotFound(text: String)
    /// The recent searches could not be read or changed.
    case searchesFailed(StorageFailure)
}

extension HistoryError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let numbers, _):
            "historyError.notFound %@".localized(numbers.map(String.init).joined(separator: ", "))
        case .storageFailed(let failure): "historyError.storageFailed %@".localized(failure.localizedText)
        case .searchNotFound(let text): "searches.error.notFound %@".localized(text)
        case .searchesFailed(let failure): "searches.error.storage %@".localized(failure.localizedText)
        }
    }
}

extension HistoryError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let numbers, let deleted): "no entries: \(numbers), \(deleted) deleted"
        case .storageFailed(let failure): "history: \(failure)"
        case .searchNotFound(let text): "no recent search: \(text)"
        case .searchesFailed(let failure): "recent searches: \(failure)"
        }
    }
}
