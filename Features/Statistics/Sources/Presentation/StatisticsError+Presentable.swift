import ChallengePrinting
public import ChallengeTerminal

extension StatisticsError: PresentableError {
    public var advice: String? {
        switch self {
        case .failed(let failure): failure.advice
        case .noItems: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .failed(let failure): failure.exitCode
        case .noItems: .notFound
        }
    }
}
