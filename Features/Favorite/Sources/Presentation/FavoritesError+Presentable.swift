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
        case .storageFull, .storageReadOnly, .storageDamaged, .storageNewer, .invalidData, .fetchFailed, .saveFailed,
            .deleteFailed, .fileFailed, .cancelled:
            nil
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
        case .cacheFailed, .fetchFailed, .saveFailed, .deleteFailed, .storageFull, .storageReadOnly, .storageDamaged,
            .storageNewer,
            .fileExists, .fileFailed:
            .ioError
        }
    }
}
