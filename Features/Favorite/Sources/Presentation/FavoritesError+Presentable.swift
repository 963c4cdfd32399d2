import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

extension FavoritesError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "characterError.advice.notFound".localized()
        case .failed(let failure): failure.advice
        case .notFavorites: "favoritesError.advice.notFavorites".localized()
        case .alreadyFavorites(let characters, let options):
            (options.isEmpty
                ? "favoritesError.advice.alreadyFavorites %@" : "favoritesError.advice.alreadyFavorites.options %@")
                .localized((characters.map { "\($0.identifier)" } + options.map(\.shortened)).joined(separator: " "))
        case .fileExists: "favoritesError.advice.fileExists".localized()
        case .invalidData, .storageFailed, .fileFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .notFavorites: .notFound
        case .failed(let failure): failure.exitCode
        case .alreadyFavorites: .failure
        case .invalidData(.file): .dataError
        case .invalidData: .usage
        case .storageFailed, .fileExists, .fileFailed: .ioError
        }
    }
}
