import ChallengeCore
import ChallengeRepository

/// The mapping of the failure of a collection to the error of the feature.
struct SyncErrorMapper: MapperContract {
    struct Input {
        let error: SyncFailure
        let collection: CollectionName
    }

    func map(_ input: Input) -> SyncError {
        switch input.error {
        case .fetchFailed(let error): .loadFailed(collection: input.collection, error)
        case .storageFailed(let operation, let error): .storageFailed(collection: input.collection, operation, error)
        case .unwritableItem(let identifier): .unwritableItem(collection: input.collection, identifier: identifier)
        case .incomplete: .incomplete(collection: input.collection)
        }
    }
}
