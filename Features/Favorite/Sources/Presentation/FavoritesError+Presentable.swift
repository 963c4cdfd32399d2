import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

extension FavoritesError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "characterError.advice.notFound".localized()
        case .loadFailed(let failure): failure.advice
        case .cacheFailed: "advice.storage".localized()
        case .notFavorites: "favoritesError.advice.notFavorites".localized()
        case .alreadyFavorites: "favoritesError.advice.alreadyFavorites".localized()
        case .fileExists: "favoritesError.advice.fileExists".localized()
        case .cancelled, .invalidData, .storageFailed, .fileFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .notFavorites: .notFound
        case .loadFailed(let failure): failure.exitCode
        case .cancelled: .interrupted
        case .alreadyFavorites: .failure
        case .invalidData(.file): .dataError
        case .invalidData: .usage
        case .cacheFailed, .storageFailed, .fileExists, .fileFailed: .ioError
        }
    }
}
