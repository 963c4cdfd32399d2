public import ChallengeCore
internal import ChallengeResources

extension RelatedFailure: PresentableError {
    public var message: String {
        switch self {
        case .notFound: "listing.linkNotFound".localized()
        case .loadFailed(let failure): failure.localizedText
        case .storageFailed(let failure): failure.localizedText
        case .cancelled: "remote.cancelled".localized()
        }
    }

    /// One code for all: the answer is there, and what belongs to it is not to be had.
    public var exitCode: ExitCode { .unavailable }
}
