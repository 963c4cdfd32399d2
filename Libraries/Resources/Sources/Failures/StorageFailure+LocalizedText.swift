public import ChallengeCore

extension StorageFailure {
    /// The path of the file, if it is known, and a sentence with the cause.
    public var localizedText: String {
        guard let path else { return sentence }
        if case .other(let reason) = cause { return "\(path): \(reason)" }
        return "\(path): \(sentence)"
    }

    private var sentence: String {
        switch cause {
        case .full: "storage.full".localized()
        case .readOnly: "storage.readOnly".localized()
        case .busy: "storage.busy".localized()
        case .damaged: "storage.damaged".localized()
        case .newerVersion: "storage.newerVersion".localized()
        case .other(let reason): "storage.other %@".localized(reason)
        }
    }
}
