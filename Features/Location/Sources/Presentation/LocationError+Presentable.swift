import ChallengePrinting
import ChallengeResources
public import ChallengeTerminal

extension LocationError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "locationError.advice.notFound".localized()
        case .failed(let failure): failure.advice
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound: .notFound
        case .failed(let failure): failure.exitCode
        }
    }
}
