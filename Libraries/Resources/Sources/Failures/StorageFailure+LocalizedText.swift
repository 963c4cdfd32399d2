public import ChallengeCore

extension StorageFailure {
    /// What happened, in a sentence.
    public var localizedText: String {
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
