import ChallengeCore
import ChallengePersistence

/// The mapping of a failure of the library or of an export to the error of the feature.
struct FavoritesErrorMapper: MapperContract {
    struct Input {
        let error: StorageFailure
        let operation: StorageOperation
        /// The exported or imported file, and the largest size of an import in bytes; `nil` for the library.
        var file: (path: String, limit: Int)?
    }

    func map(_ input: Input) -> FavoritesError {
        guard let file = input.file else { return .storageFailed(input.operation, input.error) }
        return switch input.error.cause {
        case .fileExists: .fileExists(path: file.path)
        case .fileTooLarge where input.operation == .reading:
            .invalidData(.file(path: file.path, .tooLarge(limit: file.limit)))
        default: .fileFailed(input.error)
        }
    }
}
