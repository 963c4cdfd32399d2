import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

extension FavoritesError: PresentableError {
    var advice: String? {
        switch self {
        case .notFavorites: "favoritesError.advice.notFavorites".localized()
        case .alreadyFavorites: "favoritesError.advice.alreadyFavorites".localized()
        case .fileExists: "favoritesError.advice.fileExists".localized()
        case .storageFull, .storageReadOnly, .storageDamaged, .storageNewer, .invalidData, .fetchFailed, .saveFailed,
            .deleteFailed, .fileFailed:
            nil
        }
    }

    var exitCode: ExitCode {
        switch self {
        case .notFavorites: .notFound
        case .alreadyFavorites: .failure
        case .invalidData(.file): .dataError
        case .invalidData: .usage
        case .fetchFailed, .saveFailed, .deleteFailed, .storageFull, .storageReadOnly, .storageDamaged, .storageNewer,
            .fileExists, .fileFailed:
            .ioError
        }
    }
}
