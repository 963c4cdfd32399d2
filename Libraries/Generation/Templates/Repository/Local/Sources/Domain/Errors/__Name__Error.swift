public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum __Name__Error: Error, Equatable, Sendable {
    /// No __manyWords__ have these identifiers.
    case notFound(identifiers: [Int])
    /// The __manyWords__ could not be read, saved or deleted.
    case storageFailed(StorageOperation, StorageFailure)
}

extension __Name__Error: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifiers):
            "__kind__Error.notFound %@".localized(identifiers.map(String.init).joined(separator: ", "))
        case .storageFailed(let operation, let failure):
            "__kind__Error.storageFailed %@ %@".localized(operation.localizedVerb, failure.localizedText)
        }
    }
}

extension __Name__Error: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifiers): "no __manyWords__: \(identifiers)"
        case .storageFailed(let operation, let failure): "\(operation.rawValue) __manyWords__: \(failure)"
        }
    }
}
