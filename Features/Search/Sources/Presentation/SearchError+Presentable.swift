import ChallengeCollections
internal import ChallengeResources
public import ChallengeTerminal

extension SearchError: PresentableError {
    public var advice: String? {
        switch self {
        case .noWords: "search.advice.noWords".localized()
        case .failed(let failure): failure.advice
        case .tooManyWords, .favoritesFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .noWords, .tooManyWords: .usage
        case .failed(let failure): failure.exitCode
        case .favoritesFailed: .ioError
        }
    }
}
