import ChallengePrinting
import ChallengeResources
public import ChallengeTerminal

extension CharacterError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "characterError.advice.notFound".localized()
        case .unknownEpisode: "episodeError.advice.notFound".localized()
        case .unknownLocation: "locationError.advice.notFound".localized()
        case .failed(let failure): failure.advice
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .unknownEpisode, .unknownLocation: .notFound
        case .failed(let failure): failure.exitCode
        }
    }
}
