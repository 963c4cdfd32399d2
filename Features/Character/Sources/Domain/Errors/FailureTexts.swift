import ChallengeCore
import ChallengeResources

extension ConnectionFailure {
    /// What happened, in a sentence.
    var localizedText: String {
        switch self {
        case .refused: "connection.refused".localized()
        case .hostNotFound: "connection.hostNotFound".localized()
        case .tls: "connection.tls".localized()
        case .closed: "connection.closed".localized()
        case .notHTTP: "connection.notHTTP".localized()
        case .offline: "connection.offline".localized()
        case .libraryMissing: "connection.libraryMissing".localized()
        }
    }
}

extension StorageFailure {
    /// What happened, in a sentence.
    var localizedText: String {
        switch self {
        case .full: "storage.full".localized()
        case .readOnly: "storage.readOnly".localized()
        case .busy: "storage.busy".localized()
        case .damaged: "storage.damaged".localized()
        case .newerVersion: "storage.newerVersion".localized()
        case .other(let reason): "storage.other %@".localized(reason)
        }
    }
}
