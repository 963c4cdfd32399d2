public import ChallengeCore

extension ConnectionFailure {
    /// What happened, in a sentence.
    public var localizedText: String {
        switch self {
        case .refused: "connection.refused".localized()
        case .unreachable: "connection.unreachable".localized()
        case .invalidAddress: "connection.invalidAddress".localized()
        case .hostNotFound: "connection.hostNotFound".localized()
        case .tls(let reason): "connection.tls %@".localized(reason)
        case .closed, .workerDied: "connection.closed".localized()
        case .notHTTP: "connection.notHTTP".localized()
        case .offline: "connection.offline".localized()
        case .workerUnavailable(let file): "connection.workerUnavailable %@".localized(file)
        }
    }
}
