public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum HistoryError: Error, Equatable, Sendable {
    /// No entries have these numbers; `deleted` is the number of other entries, which were deleted.
    case notFound(numbers: [Int], deleted: Int)
    /// The history could not be read, saved or deleted.
    case storageFailed(StorageOperation, StorageFailure)
    /// No recent search has this text.
    case searchNotFound(text: String)
    /// The recent searches could not be read, saved or deleted.
    case searchesFailed(StorageOperation, StorageFailure)
}

extension HistoryError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let numbers, _):
            "historyError.notFound %@".localized(numbers.map(String.init).joined(separator: ", "))
        case .storageFailed(let operation, let failure):
            "historyError.storageFailed %@ %@".localized(operation.localizedVerb, failure.localizedText)
        case .searchNotFound(let text): "searches.error.notFound %@".localized(text)
        case .searchesFailed(let operation, let failure):
            "searches.error.storage %@ %@".localized(operation.localizedVerb, failure.localizedText)
        }
    }
}

extension HistoryError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let numbers, let deleted): "no entries: \(numbers), \(deleted) deleted"
        case .storageFailed(let operation, let failure): "\(operation.rawValue) history: \(failure)"
        case .searchNotFound(let text): "no recent search: \(text)"
        case .searchesFailed(let operation, let failure): "\(operation.rawValue) recent searches: \(failure)"
        }
    }
}
