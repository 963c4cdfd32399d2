public import ChallengeCore

extension LoadFailure {
    /// What happened, in a sentence.
    public var localizedText: String {
        switch self {
        case .noConnection(let failure): failure.localizedText
        case .timedOut: "remote.timedOut".localized()
        case .rateLimited(_, let wait?):
            "remote.rateLimited %@ %@".localized(
                wait.duration.localizedWait, LocalCalendar().minute(of: wait.endMinute))
        case .rateLimited(_, nil): "remote.rateLimited".localized()
        case .serverError(let status): "remote.serverError %@".localized("\(status)")
        case .invalidRequest(let status): "remote.invalidRequest %@".localized("\(status)")
        case .redirected(let address): "remote.redirected %@".localized(address)
        case .tooLarge(let limit): "remote.tooLarge %@".localized(limit.binarySizeText)
        case .unreadable(path: "", _): "remote.notJSON".localized()
        case .unreadable(let path, _): "remote.unreadable %@".localized(path)
        }
    }
}
