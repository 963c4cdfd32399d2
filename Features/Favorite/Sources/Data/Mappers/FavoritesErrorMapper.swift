import ChallengeCore
import ChallengePersistence

/// Reads what a failure of the library means for whoever wanted something of the favorites.
struct FavoritesErrorMapper: MapperContract {
    /// What was being done when it failed.
    enum Context: Sendable {
        case fetch
        case save
        case delete
    }

    func map(_ input: (error: DatabaseError, context: Context)) -> FavoritesError {
        switch input.error {
        case .full: .storageFull
        case .readOnly: .storageReadOnly
        case .damaged(let reason): .storageDamaged(reason: reason)
        case .newerSchema: .storageNewer
        case .busy: failure("busy", input.context)
        case .cannotOpen(path: "", let reason): failure(reason, input.context)
        case .cannotOpen(let path, let reason): .fileFailed(path: path, reason: reason)
        case .failed(_, let reason): failure(reason, input.context)
        }
    }

    private func failure(_ reason: String, _ context: Context) -> FavoritesError {
        switch context {
        case .fetch: .fetchFailed(reason: reason)
        case .save: .saveFailed(reason: reason)
        case .delete: .deleteFailed(reason: reason)
        }
    }
}
