import ChallengePrinting
import ChallengeResources
public import ChallengeTerminal

extension EpisodeError: PresentableError {
    public var advice: String? {
        switch self {
        case .unknownCharacter: "characterError.advice.notFound".localized()
        case .notFound, .unknownCode: "episodeError.advice.notFound".localized()
        case .failed(let failure): failure.advice
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .unknownCode, .unknownCharacter: .notFound
        case .failed(let failure): failure.exitCode
        }
    }
}
