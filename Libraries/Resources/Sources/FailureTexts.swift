public import ChallengeCore

extension CollectionErrorContent {
    /// The content as a sentence for the user.
    public var localizedText: String {
        switch self {
        case .api(let error): error.localizedText
        case .notFound(let kind, let identifier): "\(kind)Error.notFound %@".localized(identifier)
        }
    }
}

extension APIError {
    /// The failure as a sentence for the user.
    public var localizedText: String {
        switch self {
        case .pageNotFound(_, pages: 0): "listing.noPages".localized()
        case .pageNotFound(let page, let pages): "listing.invalidPage %@ %lld".localized("\(page)", pages)
        case .failed(let failure): failure.localizedText
        // Only the feature knows the words for a missing item, so this is the text of another 404.
        case .notFound: LoadFailure.invalidRequest(status: 404).localizedText
        case .cancelled: "remote.cancelled".localized()
        }
    }
}

extension LoadFailure {
    /// The failure as a sentence for the user.
    public var localizedText: String {
        switch self {
        case .noConnection(let failure): failure.localizedText
        case .timedOut: "remote.timedOut".localized()
        case .timedOutRecently: "remote.timedOutRecently".localized()
        case .rateLimited(let status, let wait, let message?):
            LoadFailure.rateLimited(status: status, wait: wait).localizedText + " " + message
        case .rateLimited(_, let wait?, nil):
            "remote.rateLimited %@ %@".localized(
                wait.duration.localizedWait, LocalCalendar().localizedMinute(of: wait.endMinute))
        case .rateLimited(_, nil, nil): "remote.rateLimited".localized()
        case .serverError(let status, let message): "remote.serverError %@".localized(Self.text(status, message))
        case .invalidRequest(let status, let message, let variable?):
            LoadFailure.invalidRequest(status: status, message: message).localizedText + " "
                + "remote.token %@".localized(variable)
        case .invalidRequest(let status, let message, nil):
            "remote.invalidRequest %@".localized(Self.text(status, message))
        case .redirected(let address): "remote.redirected %@".localized(address)
        case .tooLarge(let limit): "remote.tooLarge %@".localized(limit.binarySizeText)
        case .at(let address, _, let failure): "\(address): \(failure.localizedText)"
        case .onlyStale(let failure): "remote.onlyStale %@".localized(failure.localizedText)
        case .notJSON: "remote.notJSON".localized()
        case .unreadable(path: "", _): "remote.unreadable".localized()
        case .unreadable(let path, LoadFailure.mismatch): "remote.mismatch %@".localized(path)
        case .unreadable(let path, _): "remote.unreadable %@".localized(path)
        }
    }

    /// Returns the status with the reason in the words of the API.
    private static func text(_ status: Int, _ message: String?) -> String {
        message.map { "\(status): \($0)" } ?? "\(status)"
    }
}

extension ConnectionFailure {
    /// The failure as a sentence for the user.
    public var localizedText: String {
        switch self {
        case .refused: "connection.refused".localized()
        case .unreachable: "connection.unreachable".localized()
        case .invalidAddress: "connection.invalidAddress".localized()
        case .notAWebAddress: "connection.notAWebAddress".localized()
        case .hostNotFound: "connection.hostNotFound".localized()
        case .tls(let reason): "connection.tls %@".localized(reason)
        case .closed, .workerDied: "connection.closed".localized()
        case .notHTTP: "connection.notHTTP".localized()
        case .offline: "connection.offline".localized()
        case .notRequested: "connection.notRequested".localized()
        case .proxy(let address, .refused): "connection.proxyRefused %@".localized(address)
        case .proxy(let address, .hostNotFound): "connection.proxyNotFound %@".localized(address)
        case .proxy(let address, .unreachable): "connection.proxyUnreachable %@".localized(address)
        case .proxy(let address, _): "connection.proxy %@".localized(address)
        case .workerUnavailable(let file): "connection.workerUnavailable %@".localized(file)
        }
    }
}

extension StorageOperation {
    /// The verb of a sentence about data that could not be read, saved or deleted.
    public var localizedVerb: String { "storage.operation.\(rawValue)".localized() }
}

extension StorageFailure {
    /// A sentence with the cause, after the path of the file if it is known.
    public var localizedText: String {
        guard let path = path?.shortenedPath else { return sentence }
        return switch cause {
        case .system(let code): "\(path): \(ErrorNumber(code: code).localizedText)."
        case .other(let reason): "\(path): \(reason)."
        default: "\(path): \(sentence)"
        }
    }

    private var sentence: String {
        switch cause {
        case .full: "storage.full".localized()
        case .readOnly: "storage.readOnly".localized()
        case .busy: "storage.busy".localized()
        case .damaged: "storage.damaged".localized()
        case .lost(nil): "storage.lost".localized()
        case .lost(let copy?): "storage.lost %@".localized(copy.shortenedPath)
        case .unknownVersion: "storage.unknownVersion".localized()
        case .notAFile: "storage.notAFile".localized()
        case .noHomeDirectory: "storage.noHome".localized()
        case .system(let code): "storage.other %@".localized(ErrorNumber(code: code).localizedText)
        case .other(let reason): "storage.other %@".localized(reason)
        }
    }
}
