import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

extension LocationError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "locationError.advice.notFound".localized()
        case .invalidPage(_, pages: 0), .cancelled: nil
        case .invalidPage(_, let pages): "listing.advice.invalidPage %lld".localized(pages)
        case .loadFailed(let failure): failure.advice
        case .storageFailed: "advice.storage".localized()
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .invalidPage: .notFound
        case .loadFailed(let failure): failure.exitCode
        case .storageFailed: .ioError
        case .cancelled: .interrupted
        }
    }
}
